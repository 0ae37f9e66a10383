<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="hu_HU" sourcelanguage="en">
<context>
    <name>AboutDialog</name>
    <message>
        <source>About Mascarade Qt</source>
        <translation>A Mascarade Qt névjegye</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Bezárás</translation>
    </message>
    <message>
        <source>Report a problem…</source>
        <translation>Hiba jelentése…</translation>
    </message>
    <message>
        <source>An unofficial implementation of “Mascarade”, a game by Bruno Faidutti, published by Repos Production and first illustrated by Jérémy Masson. It was not made and is not endorsed by the game’s author, artists or publishers.</source>
        <translation>A „Mascarade” (Álarcosbál) nem hivatalos változata. A játék szerzője Bruno Faidutti, kiadója a Repos Production, első illusztrátora Jérémy Masson. Sem a szerző, sem az illusztrátorok, sem a kiadók nem vettek részt az elkészítésében, és nem hagyták jóvá.</translation>
    </message>
    <message>
        <source>All pictures were drawn for this program; nothing is copied from the printed game. The scenario sheets printed with the second edition are not reproduced: the scenarios called B are this program’s own.</source>
        <translation>Minden kép ehhez a programhoz készült, a nyomtatott játékból semmi sincs átvéve. A második kiadáshoz nyomtatott forgatókönyvlapok nem szerepelnek benne: a B jelű forgatókönyvek a program sajátjai.</translation>
    </message>
    <message>
        <source>The program is free software under the MIT licence. The fonts, based on Vollkorn and Source Sans, are under the SIL Open Font License; Qt is under the LGPL.</source>
        <translation>A program szabad szoftver, MIT-licenccel. A Vollkorn és a Source Sans alapján készült betűtípusokra a SIL Open Font License, a Qt‑ra az LGPL vonatkozik.</translation>
    </message>
    <message>
        <source>Version {version}</source>
        <translation>Verzió: {version}</translation>
    </message>
</context>
<context>
    <name>Achievement</name>
    <message>
        <source>An honest face</source>
        <translation>Becsületes arc</translation>
    </message>
    <message>
        <source>Win with at least three claims, all of them true.</source>
        <translation>Nyerj legalább három állítással, amelyek mind igazak.</translation>
    </message>
    <message>
        <source>Nobody blinked</source>
        <translation>Senkinek a szeme sem rebbent</translation>
    </message>
    <message>
        <source>Win with a lie that nobody contests.</source>
        <translation>Nyerj olyan hazugsággal, amelyet senki sem kérdőjelez meg.</translation>
    </message>
    <message>
        <source>Cheat exposed</source>
        <translation>A Csaló leleplezve</translation>
    </message>
    <message>
        <source>Contest a false Cheat who has enough coins to win.</source>
        <translation>Kérdőjelezz meg egy hamis Csalót, akinek elég érméje van a győzelemhez.</translation>
    </message>
    <message>
        <source>A mask you never knew you had</source>
        <translation>Egy maszk, amelyről nem is tudtál</translation>
    </message>
    <message>
        <source>Win with a true claim that you couldn’t be sure of.</source>
        <translation>Nyerj igaz állítással, amelyben nem lehettél biztos.</translation>
    </message>
    <message>
        <source>Eyes closed</source>
        <translation>Csukott szemmel</translation>
    </message>
    <message>
        <source>Win without looking at a card even once.</source>
        <translation>Nyerj úgy, hogy egyszer sem néztél meg lapot.</translation>
    </message>
    <message>
        <source>The last coin</source>
        <translation>Az utolsó érme</translation>
    </message>
    <message>
        <source>Contest with only one coin left, and be right.</source>
        <translation>Kérdőjelezz meg valakit úgy, hogy már csak egy érméd van, és legyen igazad.</translation>
    </message>
    <message>
        <source>Too good to be true</source>
        <translation>Túl szép, hogy igaz legyen</translation>
    </message>
    <message>
        <source>Tell the truth, and have two players contest it.</source>
        <translation>Mondj igazat úgy, hogy két játékos is megkérdőjelezze.</translation>
    </message>
    <message>
        <source>A sharp eye</source>
        <translation>Éles szem</translation>
    </message>
    <message>
        <source>Contest at least three times in a game, and be right every time.</source>
        <translation>Kérdőjelezz meg legalább háromszor egy játékban, és mindig legyen igazad.</translation>
    </message>
    <message>
        <source>A silver tongue</source>
        <translation>Aranyszájú</translation>
    </message>
    <message>
        <source>Have three lies believed in one game.</source>
        <translation>Higgyék el három hazugságodat egy játékban.</translation>
    </message>
    <message>
        <source>Sleight of hand</source>
        <translation>Ügyes kezek</translation>
    </message>
    <message>
        <source>Fool somebody with a swap, real or pretended, into claiming a mask they don’t wear.</source>
        <translation>Csapj be valakit egy valódi vagy színlelt cserével úgy, hogy másnak vallja magát, mint aki.</translation>
    </message>
    <message>
        <source>From rags to riches</source>
        <translation>Rongyokból bársonyba</translation>
    </message>
    <message>
        <source>Win after having been down to one coin or none.</source>
        <translation>Nyerj úgy, hogy közben volt, amikor már csak egy érméd maradt, vagy egy sem.</translation>
    </message>
    <message>
        <source>Someone else’s ruin</source>
        <translation>Más kárán</translation>
    </message>
    <message>
        <source>Win because somebody else has run out of coins.</source>
        <translation>Nyerj úgy, hogy valaki másnak fogy el az utolsó érméje.</translation>
    </message>
    <message>
        <source>Among masters</source>
        <translation>Mesterek között</translation>
    </message>
    <message>
        <source>Win against at least three masters, and nobody else.</source>
        <translation>Győzz le legalább három mestert úgy, hogy más nincs az asztalnál.</translation>
    </message>
</context>
<context>
    <name>AchievementRow</name>
    <message>
        <source>Achieved for the first time</source>
        <translation>Először sikerült</translation>
    </message>
</context>
<context>
    <name>AllBotsRow</name>
    <message>
        <source>All bots</source>
        <translation>Minden gépi játékos</translation>
    </message>
    <message>
        <source>Difficulty…</source>
        <translation>Nehézség…</translation>
    </message>
    <message>
        <source>Other guests</source>
        <translation>Más vendégek</translation>
    </message>
    <message>
        <source>Invite other characters to this table</source>
        <translation>Más szereplők meghívása ehhez az asztalhoz</translation>
    </message>
    <message>
        <source>Difficulty of all bots</source>
        <translation>A gépi játékosok nehézsége</translation>
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
        <translation>Érmék most: {list}.</translation>
    </message>
</context>
<context>
    <name>Answers</name>
    <message>
        <source>Look</source>
        <translation>Lapnézés</translation>
    </message>
    <message>
        <source>Swap or pretend to</source>
        <translation>Csere (vagy nem)</translation>
    </message>
    <message>
        <source>Announce</source>
        <translation>Bejelentés</translation>
    </message>
    <message>
        <source>Look at your card</source>
        <translation>A saját lap megnézése</translation>
    </message>
    <message>
        <source>Look at {place}</source>
        <translation>Lapnézés&#xa0;– {place}</translation>
    </message>
    <message>
        <source>Swap with {place}, or pretend to</source>
        <translation>Csere (vagy nem)&#xa0;– {place}</translation>
    </message>
    <message>
        <source>Swap {place} and {place2}, or pretend to</source>
        <translation>Csere (vagy nem)&#xa0;– {place} és {place2}</translation>
    </message>
    <message>
        <source>“{words}”</source>
        <translation>„{words}”</translation>
    </message>
    <message>
        <source>“{words}” ({place})</source>
        <translation>„{words}” ({place})</translation>
    </message>
    <message>
        <source>Swap</source>
        <translation>Valódi csere</translation>
    </message>
    <message>
        <source>Pretend</source>
        <translation>Színlelt csere</translation>
    </message>
    <message>
        <source>Let it pass</source>
        <translation>Passz</translation>
    </message>
    <message>
        <source>Nobody here contests</source>
        <translation>Itt senki sem kérdőjelezi meg</translation>
    </message>
    <message>
        <source>{name} contests</source>
        <translation>{name} megkérdőjelezi</translation>
    </message>
    <message>
        <source>{name} contests ({place})</source>
        <translation>{name} megkérdőjelezi ({place})</translation>
    </message>
    <message>
        <source>Contest</source>
        <translation>Megkérdőjelezés</translation>
    </message>
    <message>
        <source>Contest with {place}</source>
        <translation>Megkérdőjelezés&#xa0;– {place}</translation>
    </message>
    <message>
        <source>Keep your fortune</source>
        <translation>A vagyon megtartása</translation>
    </message>
    <message>
        <source>To the left</source>
        <translation>Balra</translation>
    </message>
    <message>
        <source>To the right</source>
        <translation>Jobbra</translation>
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
        <translation>Vissza</translation>
    </message>
    <message>
        <source>Confirm</source>
        <translation>Rendben</translation>
    </message>
    <message>
        <source>Take it back</source>
        <translation>Visszavonás</translation>
    </message>
    <message>
        <source>The coach would choose: {answer}</source>
        <translation>A tanácsadó ezt választaná: {answer}</translation>
    </message>
</context>
<context>
    <name>Balloon</name>
    <message>
        <source>I am the Judge!</source>
        <translation>Én vagyok a Bíró!</translation>
    </message>
    <message>
        <source>I am the King!</source>
        <translation>Én vagyok a Király!</translation>
    </message>
    <message>
        <source>I am the Empress!</source>
        <translation>Én vagyok a Császárnő!</translation>
    </message>
    <message>
        <source>I am the Queen!</source>
        <translation>Én vagyok a Királynő!</translation>
    </message>
    <message>
        <source>I am the Fool!</source>
        <translation>Én vagyok a Bolond!</translation>
    </message>
    <message>
        <source>I am the Thief!</source>
        <translation>Én vagyok a Tolvaj!</translation>
    </message>
    <message>
        <source>I am the Witch!</source>
        <translation>Én vagyok a Boszorkány!</translation>
    </message>
    <message>
        <source>I am the Spy!</source>
        <translation>Én vagyok a Kém!</translation>
    </message>
    <message>
        <source>I am a Peasant!</source>
        <translation>Paraszt vagyok!</translation>
    </message>
    <message>
        <source>I am the Cheat!</source>
        <translation>Én vagyok a Csaló!</translation>
    </message>
    <message>
        <source>I am the Guru!</source>
        <translation>Én vagyok az Inkvizítor!</translation>
    </message>
    <message>
        <source>I am the Widow!</source>
        <translation>Én vagyok az Özvegy!</translation>
    </message>
    <message>
        <source>I am the Beggar!</source>
        <translation>Én vagyok a Koldus!</translation>
    </message>
    <message>
        <source>I am the Patron!</source>
        <translation>Én vagyok a Pártfogó!</translation>
    </message>
    <message>
        <source>I am the Puppet Master!</source>
        <translation>Én vagyok a Bábmester!</translation>
    </message>
    <message>
        <source>I am the Princess!</source>
        <translation>Én vagyok a Hercegnő!</translation>
    </message>
    <message>
        <source>I am the Trickster!</source>
        <translation>Én vagyok a Püspök!</translation>
    </message>
    <message>
        <source>I am the Alchemist!</source>
        <translation>Én vagyok az Alkimista!</translation>
    </message>
    <message>
        <source>I am the Actress!</source>
        <translation>Én vagyok a Színésznő!</translation>
    </message>
    <message>
        <source>I am the Courtesan!</source>
        <translation>Én vagyok a Kurtizán!</translation>
    </message>
    <message>
        <source>I am the Gambler!</source>
        <translation>Én vagyok a Hazardőr!</translation>
    </message>
    <message>
        <source>I am the Necromancer!</source>
        <translation>Én vagyok a Halottidéző!</translation>
    </message>
    <message>
        <source>I am the Sage!</source>
        <translation>Én vagyok a Bölcs!</translation>
    </message>
    <message>
        <source>I am the Usurper!</source>
        <translation>Én vagyok a Trónbitorló!</translation>
    </message>
    <message>
        <source>I am the Bear Tamer!</source>
        <translation>Én vagyok a Medveidomár!</translation>
    </message>
    <message>
        <source>No, I am!</source>
        <extracomment>The first who contests “I am the King!”</extracomment>
        <translation>Nem, én vagyok az!</translation>
    </message>
    <message>
        <source>No, it’s me!</source>
        <extracomment>The second and later ones who contest.</extracomment>
        <translation>Dehogyis, én vagyok az!</translation>
    </message>
    <message>
        <source>So am I!</source>
        <extracomment>Contests “I am a Peasant!”: there are two of them.</extracomment>
        <translation>Én is az vagyok!</translation>
    </message>
    <message>
        <source>I pass.</source>
        <extracomment>Lets an announcement pass.</extracomment>
        <translation>Passz.</translation>
    </message>
    <message>
        <source>You are the {mask}!</source>
        <extracomment>The Usurper names another player’s mask.</extracomment>
        <translation>Ismerlek, {mask}!</translation>
    </message>
    <message>
        <source>Your fortune for mine!</source>
        <translation>A vagyonodat az enyémért!</translation>
    </message>
    <message>
        <source>Which mask are you?</source>
        <translation>Melyik maszk vagy?</translation>
    </message>
    <message>
        <source>How many coins?</source>
        <translation>Hány érme?</translation>
    </message>
    <message>
        <source>Change seats, you two!</source>
        <translation>Ti ketten, helycsere!</translation>
    </message>
    <message>
        <source>Look at this!</source>
        <extracomment>The Princess shows a card to everyone but its player.</extracomment>
        <translation>Ezt nézzétek!</translation>
    </message>
    <message>
        <source>To the left!</source>
        <translation>Balra!</translation>
    </message>
    <message>
        <source>To the right!</source>
        <translation>Jobbra!</translation>
    </message>
    <message>
        <source>One?</source>
        <extracomment>Guesses how many coins are hidden.</extracomment>
        <translation>Egy?</translation>
    </message>
    <message>
        <source>Two?</source>
        <translation>Kettő?</translation>
    </message>
    <message>
        <source>Three?</source>
        <translation>Három?</translation>
    </message>
    <message>
        <source>One!</source>
        <extracomment>Opens the hand: this is how many coins were hidden.</extracomment>
        <translation>Egy!</translation>
    </message>
    <message>
        <source>Two!</source>
        <translation>Kettő!</translation>
    </message>
    <message>
        <source>Three!</source>
        <translation>Három!</translation>
    </message>
    <message>
        <source>I keep what I have.</source>
        <translation>Jó nekem az enyém.</translation>
    </message>
    <message>
        <source>Not rich enough yet…</source>
        <translation>Még nem elég…</translation>
    </message>
    <message>
        <source>I have enough.</source>
        <translation>Van nekem elég.</translation>
    </message>
    <message>
        <source>Farewell!</source>
        <translation>Ég veletek!</translation>
    </message>
</context>
<context>
    <name>Banter</name>
    <message>
        <source>Well, it was worth a try.</source>
        <translation>Egy próbát megért.</translation>
    </message>
    <message>
        <source>You win some, you lose some.</source>
        <translation>Egyszer fent, egyszer lent.</translation>
    </message>
    <message>
        <source>As I said.</source>
        <translation>Ahogy mondtam.</translation>
    </message>
    <message>
        <source>Told you so.</source>
        <translation>Én szóltam.</translation>
    </message>
    <message>
        <source>I’ll want those back.</source>
        <translation>Ezeket még visszakérem.</translation>
    </message>
    <message>
        <source>Easy come, easy go.</source>
        <translation>Könnyen jött, könnyen ment.</translation>
    </message>
    <message>
        <source>Not a bad evening.</source>
        <translation>Nem rossz este.</translation>
    </message>
    <message>
        <source>That will do nicely.</source>
        <translation>Ezzel kiegyezem.</translation>
    </message>
    <message>
        <source>Now we’re even.</source>
        <translation>Most már kvittek vagyunk.</translation>
    </message>
    <message>
        <source>That’s for earlier.</source>
        <translation>Ez az előbbiért volt.</translation>
    </message>
    <message>
        <source>I hadn’t forgotten.</source>
        <translation>Nem felejtettem ám el.</translation>
    </message>
    <message>
        <source>An eye for an eye.</source>
        <translation>Szemet szemért.</translation>
    </message>
</context>
<context>
    <name>BearTamer</name>
    <message numerus="yes">
        <source>You take %n coin(s) from the bank.</source>
        <translation>
            <numerusform>Kapsz %n&#xa0;érmét a bankból.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>You take %n coin(s) from the player on your left.</source>
        <translation>
            <numerusform>Elveszel %n&#xa0;érmét a bal szomszédodtól.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>You take %n coin(s) from the player on your right.</source>
        <translation>
            <numerusform>Elveszel %n&#xa0;érmét a jobb szomszédodtól.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>You take %n coin(s) from each neighbour.</source>
        <translation>
            <numerusform>Mindkét szomszédodtól elveszel %n‑%n&#xa0;érmét.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>You take %n coin(s) from the richest other player.</source>
        <translation>
            <numerusform>Elveszel %n&#xa0;érmét a leggazdagabb ellenfeledtől.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>You take %n coin(s) from a player of your choice.</source>
        <translation>
            <numerusform>Elveszel %n&#xa0;érmét egy tetszőleges játékostól.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Starting on your left, you take %n coin(s) from each player who then has more than you.</source>
        <translation>
            <numerusform>A bal szomszédoddal kezdve sorban elveszel %n&#xa0;érmét mindenkitől, akinek épp több van, mint neked.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>You give %n coin(s) to the player on your left.</source>
        <translation>
            <numerusform>Adsz %n&#xa0;érmét a bal szomszédodnak.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>You give %n coin(s) to the player on your right.</source>
        <translation>
            <numerusform>Adsz %n&#xa0;érmét a jobb szomszédodnak.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>You give %n coin(s) to each neighbour.</source>
        <translation>
            <numerusform>Mindkét szomszédodnak adsz %n‑%n&#xa0;érmét.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>You give %n coin(s) to the poorest other player.</source>
        <translation>
            <numerusform>Adsz %n&#xa0;érmét a legszegényebb ellenfelednek.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>You give %n coin(s) to a player of your choice.</source>
        <translation>
            <numerusform>Adsz %n&#xa0;érmét egy tetszőleges játékosnak.</numerusform>
        </translation>
    </message>
    <message>
        <source>You take all the coins in the courthouse.</source>
        <translation>Elveszed a bíróságtáblán lévő összes érmét.</translation>
    </message>
    <message>
        <source>You secretly look at your own card.</source>
        <translation>Titokban megnézed a saját lapodat.</translation>
    </message>
    <message>
        <source>You secretly look at another player’s card.</source>
        <translation>Titokban megnézed egy másik játékos lapját.</translation>
    </message>
    <message>
        <source>You secretly look at a card in the centre.</source>
        <translation>Titokban megnézel egy lapot az asztal közepéről.</translation>
    </message>
    <message>
        <source>You swap your own card with another player’s, or only pretend to.</source>
        <translation>Megcseréled (vagy nem) a saját lapodat egy másik játékoséval.</translation>
    </message>
    <message>
        <source>You swap two other players’ cards, or only pretend to.</source>
        <translation>Megcseréled (vagy nem) más játékosok két lapját.</translation>
    </message>
    <message>
        <source>You swap your own card with a card in the centre, or only pretend to.</source>
        <translation>Megcseréled (vagy nem) a saját lapodat az asztal közepén lévők egyikével.</translation>
    </message>
    <message>
        <source>You exchange your whole fortune for another player’s.</source>
        <translation>Elcseréled egész vagyonodat egy másik játékoséra.</translation>
    </message>
    <message>
        <source>Everyone passes their whole fortune to the left.</source>
        <translation>Mindenki balra adja tovább egész vagyonát.</translation>
    </message>
    <message>
        <source>Everyone passes their whole fortune to the right.</source>
        <translation>Mindenki jobbra adja tovább egész vagyonát.</translation>
    </message>
    <message>
        <source>Everyone passes their whole fortune to the left or to the right, whichever you choose.</source>
        <translation>Mindenki továbbadja egész vagyonát, balra vagy jobbra: te döntöd el, merre.</translation>
    </message>
    <message>
        <source>You choose another player, whose card is revealed.</source>
        <translation>Választasz egy másik játékost, akinek fel kell fednie a lapját.</translation>
    </message>
    <message>
        <source>Take coins from the bank</source>
        <translation>Érméket kapsz a bankból</translation>
    </message>
    <message>
        <source>Take coins from players</source>
        <translation>Érméket veszel el játékosoktól</translation>
    </message>
    <message>
        <source>Give coins to players</source>
        <translation>Érméket adsz játékosoknak</translation>
    </message>
    <message>
        <source>Take the coins in the courthouse</source>
        <translation>Elveszed a bíróságtábla érméit</translation>
    </message>
    <message>
        <source>Look at a card</source>
        <translation>Megnézel egy lapot</translation>
    </message>
    <message>
        <source>Swap two cards, or pretend to</source>
        <translation>Megcserélsz két lapot (vagy nem)</translation>
    </message>
    <message>
        <source>Exchange fortunes</source>
        <translation>Vagyont cserélsz</translation>
    </message>
    <message>
        <source>Everyone passes their fortune</source>
        <translation>Mindenki továbbadja a vagyonát</translation>
    </message>
    <message>
        <source>Make a player reveal a card</source>
        <translation>Valakinek fel kell fednie a lapját</translation>
    </message>
    <message>
        <source>From your left neighbour</source>
        <translation>A bal szomszédtól</translation>
    </message>
    <message>
        <source>From your right neighbour</source>
        <translation>A jobb szomszédtól</translation>
    </message>
    <message>
        <source>From both your neighbours</source>
        <translation>Mindkét szomszédtól</translation>
    </message>
    <message>
        <source>From the richest player</source>
        <translation>A leggazdagabb ellenféltől</translation>
    </message>
    <message>
        <source>From a player of your choice</source>
        <translation>Egy tetszőleges játékostól</translation>
    </message>
    <message>
        <source>From everyone richer</source>
        <translation>Mindenkitől, aki gazdagabb</translation>
    </message>
    <message>
        <source>To your left neighbour</source>
        <translation>A bal szomszédnak</translation>
    </message>
    <message>
        <source>To your right neighbour</source>
        <translation>A jobb szomszédnak</translation>
    </message>
    <message>
        <source>To both your neighbours</source>
        <translation>Mindkét szomszédnak</translation>
    </message>
    <message>
        <source>To the poorest player</source>
        <translation>A legszegényebb ellenfélnek</translation>
    </message>
    <message>
        <source>To a player of your choice</source>
        <translation>Egy tetszőleges játékosnak</translation>
    </message>
    <message>
        <source>Your own card</source>
        <translation>A saját lapot</translation>
    </message>
    <message>
        <source>Another player’s card</source>
        <translation>Egy másik játékosét</translation>
    </message>
    <message>
        <source>A card in the centre</source>
        <translation>Egyet az asztal közepéről</translation>
    </message>
    <message>
        <source>Your own card and another player’s</source>
        <translation>A sajátot és egy másik játékosét</translation>
    </message>
    <message>
        <source>Two other players’ cards</source>
        <translation>Más játékosok két lapját</translation>
    </message>
    <message>
        <source>Your own card and one in the centre</source>
        <translation>A sajátot és egyet középről</translation>
    </message>
    <message>
        <source>To the left</source>
        <translation>Balra</translation>
    </message>
    <message>
        <source>To the right</source>
        <translation>Jobbra</translation>
    </message>
    <message>
        <source>Whichever way you choose</source>
        <translation>Amerre akarod</translation>
    </message>
    <message numerus="yes">
        <source>%n coin(s)</source>
        <translation>
            <numerusform>%n&#xa0;érme</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>BearTamerLine</name>
    <message>
        <source>{n} from the bank</source>
        <translation>{n}&#xa0;a bankból</translation>
    </message>
    <message>
        <source>{n} from the left</source>
        <translation>{n}&#xa0;balról</translation>
    </message>
    <message>
        <source>{n} from the right</source>
        <translation>{n}&#xa0;jobbról</translation>
    </message>
    <message>
        <source>{n} from each neighbour</source>
        <translation>{n}‑{n}&#xa0;a szomszédoktól</translation>
    </message>
    <message>
        <source>{n} from the richest</source>
        <translation>{n}&#xa0;a leggazdagabbtól</translation>
    </message>
    <message>
        <source>{n} from a player</source>
        <translation>{n}&#xa0;egy játékostól</translation>
    </message>
    <message>
        <source>{n} from everyone richer</source>
        <translation>{n}‑{n}&#xa0;a gazdagabbaktól</translation>
    </message>
    <message>
        <source>{n} to the left</source>
        <translation>{n}&#xa0;balra</translation>
    </message>
    <message>
        <source>{n} to the right</source>
        <translation>{n}&#xa0;jobbra</translation>
    </message>
    <message>
        <source>{n} to each neighbour</source>
        <translation>{n}‑{n}&#xa0;a szomszédoknak</translation>
    </message>
    <message>
        <source>{n} to the poorest</source>
        <translation>{n}&#xa0;a legszegényebbnek</translation>
    </message>
    <message>
        <source>{n} to a player</source>
        <translation>{n}&#xa0;egy játékosnak</translation>
    </message>
    <message>
        <source>all fines</source>
        <translation>minden bírság</translation>
    </message>
    <message>
        <source>see your card</source>
        <translation>saját lap nézése</translation>
    </message>
    <message>
        <source>see a card</source>
        <translation>egy lap nézése</translation>
    </message>
    <message>
        <source>see the centre</source>
        <translation>középső lap nézése</translation>
    </message>
    <message>
        <source>swap your card</source>
        <translation>saját lap cseréje</translation>
    </message>
    <message>
        <source>swap two cards</source>
        <translation>két lap cseréje</translation>
    </message>
    <message>
        <source>swap with the centre</source>
        <translation>csere a középsővel</translation>
    </message>
    <message>
        <source>exchange fortunes</source>
        <translation>vagyoncsere</translation>
    </message>
    <message>
        <source>fortunes go left</source>
        <translation>vagyonok balra</translation>
    </message>
    <message>
        <source>fortunes go right</source>
        <translation>vagyonok jobbra</translation>
    </message>
    <message>
        <source>fortunes pass on</source>
        <translation>vagyonok tovább</translation>
    </message>
    <message>
        <source>reveal a card</source>
        <translation>egy lap felfedése</translation>
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
        <translation>Osztáskor: {mask}.</translation>
    </message>
    <message>
        <source>Revealed on turn {turn}: {mask}.</source>
        <translation>{turn}. kör, felfedve: {mask}.</translation>
    </message>
    <message>
        <source>Nobody has touched it since.</source>
        <translation>Azóta senki sem nyúlt hozzá.</translation>
    </message>
    <message>
        <source>Swapped or not since then: {list}.</source>
        <extracomment>“Swapped or not since then: turn 3 (Anna, with Bruno’s card), turn 5 (you, with the card in the centre).”</extracomment>
        <translation>Azóta talán kicserélték: {list}.</translation>
    </message>
    <message>
        <source>turn {turn} ({name}, with {place})</source>
        <translation>{turn}. kör ({name}; a másik lap: {place})</translation>
    </message>
    <message>
        <source>Looked at: {list}.</source>
        <extracomment>“Looked at: turn 4 (Anna), turn 6 (you).”</extracomment>
        <translation>Megnézték: {list}.</translation>
    </message>
    <message>
        <source>turn {turn} ({name})</source>
        <translation>{turn}. kör ({name})</translation>
    </message>
    <message>
        <source>Claimed with it: {list}.</source>
        <extracomment>“Claimed with it: King on turn 2 (Anna), Witch on turn 8 (you).”</extracomment>
        <translation>Állítások ezzel a lappal: {list}.</translation>
    </message>
    <message>
        <source>{mask} on turn {turn} ({name})</source>
        <translation>{mask} ({turn}. kör, {name})</translation>
    </message>
</context>
<context>
    <name>CharacterBox</name>
    <message>
        <source>Someone else</source>
        <translation>Valaki más</translation>
    </message>
    <message>
        <source>A name and temperament of your own</source>
        <translation>Saját név és vérmérséklet</translation>
    </message>
</context>
<context>
    <name>ChartPanel</name>
    <message>
        <source>As a table</source>
        <translation>Táblázatként</translation>
    </message>
</context>
<context>
    <name>Choice</name>
    <message>
        <source>No help</source>
        <extracomment>How much help there is in a game.</extracomment>
        <translation>Nincs</translation>
    </message>
    <message>
        <source>History</source>
        <translation>Napló</translation>
    </message>
    <message>
        <source>Notebook</source>
        <translation>Jegyzetfüzet</translation>
    </message>
    <message>
        <source>Coach</source>
        <translation>Tanácsadó</translation>
    </message>
    <message>
        <source>You see what is on the table. The rest is up to your memory.</source>
        <translation>Azt látod, ami az asztalon van. A többi az emlékezeteden múlik.</translation>
    </message>
    <message>
        <source>A log of everything that has happened stays open.</source>
        <translation>Végig nyitva a napló, benne minden, ami történt.</translation>
    </message>
    <message>
        <source>The log, plus notes you can pin to cards.</source>
        <translation>A napló, meg jegyzetek, amelyeket a lapokra tűzhetsz.</translation>
    </message>
    <message>
        <source>All that, plus what a perfect memory would know about each card and, if you ask, advice with reasons.</source>
        <translation>Mindez, és az is, amit egy tökéletes emlékezet tudna minden lapról; ha kéred, tanács is, indoklással.</translation>
    </message>
    <message>
        <source>As the masks’ own rules say</source>
        <extracomment>Which printed rule holds for a player who was just revealed.</extracomment>
        <translation>A játékban lévő maszkok szerint</translation>
    </message>
    <message>
        <source>Second edition: look or swap</source>
        <translation>Második kiadás: lapnézés vagy csere</translation>
    </message>
    <message>
        <source>First edition, Hungarian box: must swap</source>
        <translation>Első kiadás, magyar doboz: csak csere</translation>
    </message>
    <message>
        <source>Expansion: the Usurper’s left must swap</source>
        <translation>Kiegészítő: a Trónbitorló bal szomszédja cserél</translation>
    </message>
    <message>
        <source>A player whose card was revealed on the previous turn may look or swap, but not announce.</source>
        <translation>Akinek az előző körben felfedték a lapját, az megnézheti vagy cserélhet, de bejelentést nem tehet.</translation>
    </message>
    <message>
        <source>A player whose card was revealed on the previous turn may only swap, or pretend to, as in the first edition and the Hungarian rules.</source>
        <translation>Akinek az előző körben felfedték a lapját, az csak cserélhet (vagy tehet úgy, mintha), az első kiadás és a magyar kiadás szabálya szerint.</translation>
    </message>
    <message>
        <source>The second edition’s rule; the expansion’s where the Usurper is in play.</source>
        <translation>A második kiadás szabálya; ha a Trónbitorló is játékban van, a kiegészítőé.</translation>
    </message>
    <message>
        <source>A player whose card was revealed on the previous turn may look or swap. If the Usurper revealed the card of the player on the left, that player must swap, or pretend to.</source>
        <translation>Akinek az előző körben felfedték a lapját, az megnézheti vagy cserélhet. Ha a Trónbitorló a bal szomszédja lapját fedte fel, annak cserélnie kell, vagy úgy tennie, mintha.</translation>
    </message>
    <message>
        <source>Night</source>
        <extracomment>Colours of the window; “Salon” is the light one.</extracomment>
        <translation>Éjszaka</translation>
    </message>
    <message>
        <source>Salon</source>
        <translation>Szalon</translation>
    </message>
    <message>
        <source>High contrast</source>
        <translation>Nagy kontraszt</translation>
    </message>
    <message>
        <source>Slow</source>
        <extracomment>The pace of the game.</extracomment>
        <translation>Lassú</translation>
    </message>
    <message>
        <source>Normal</source>
        <translation>Normál</translation>
    </message>
    <message>
        <source>Fast</source>
        <translation>Gyors</translation>
    </message>
    <message>
        <source>Instant</source>
        <translation>Azonnali</translation>
    </message>
    <message>
        <source>Short</source>
        <extracomment>How long texts can be read before the game goes on.</extracomment>
        <translation>Rövid</translation>
    </message>
    <message>
        <source>Medium</source>
        <translation>Szokásos</translation>
    </message>
    <message>
        <source>Long</source>
        <translation>Hosszú</translation>
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
        <translation>{mask}: biztos</translation>
    </message>
    <message>
        <source>This ends the game and you win. Your card: {mask} ({chance}).</source>
        <translation>Ezzel vége a játéknak, és te nyersz. A lapod: {mask} ({chance}).</translation>
    </message>
    <message>
        <source>You almost certainly have it. {mask}: {chance}.</source>
        <translation>Ez a maszk szinte biztosan nálad van. {mask}: {chance}.</translation>
    </message>
    <message>
        <source>You probably have it. {mask}: {chance}.</source>
        <translation>Valószínűleg nálad van. {mask}: {chance}.</translation>
    </message>
    <message>
        <source>A bluff worth the risk: hardly anyone can contest it. {mask}: only {chance}.</source>
        <translation>Blöff, de megéri a kockázatot: aligha akad, aki megkérdőjelezné. {mask}: csak {chance}.</translation>
    </message>
    <message>
        <source>You have lost track of your card. Most likely: {mask} ({chance}).</source>
        <translation>Már nem tudod, mi a lapod. A legvalószínűbb: {mask} ({chance}).</translation>
    </message>
    <message>
        <source>You know your card, but it is no use just now. Looking is risk-free.</source>
        <translation>A lapodat ismered, de most nem sokat ér. Ha megnézed, azzal semmit sem kockáztatsz.</translation>
    </message>
    <message>
        <source>There may be a better card there. {mask}: {chance}.</source>
        <translation>Lehet, hogy ott jobb lap van. {mask}: {chance}.</translation>
    </message>
    <message>
        <source>This player may soon use a strong mask: {player} ({mask}, {chance}).</source>
        <translation>Ez a játékos hamarosan erős maszkot használhat: {player}. {mask}: {chance}.</translation>
    </message>
    <message>
        <source>This way the others lose track of the cards.</source>
        <translation>Így a többiek nem tudják követni a lapokat.</translation>
    </message>
    <message>
        <source>The card there is worth more to you. {mask}: {chance}.</source>
        <translation>Ami ott van, az neked többet ér. {mask}: {chance}.</translation>
    </message>
    <message>
        <source>Keep what you have and let them wonder. {mask}: {chance}.</source>
        <translation>Tartsd meg, amid van, a többiek hadd törjék a fejüket. {mask}: {chance}.</translation>
    </message>
    <message>
        <source>Either way, nobody will know who has what any more.</source>
        <translation>Akárhogy is döntesz, utána már senki sem tudja, kinél mi van.</translation>
    </message>
    <message>
        <source>That’s you! {mask}: {chance}.</source>
        <translation>Hiszen ez te vagy! {mask}: {chance}.</translation>
    </message>
    <message>
        <source>You probably don’t have it yourself, but this must be stopped: {player}, {mask}. Chance that it’s true: {chance}.</source>
        <translation>Nálad aligha van, de ezt meg kell akadályozni: {player}, {mask}. Az esély, hogy igaz: {chance}.</translation>
    </message>
    <message>
        <source>It’s probably true: {player}, {mask} ({chance}).</source>
        <translation>Valószínűleg igaz: {player}, {mask} ({chance}).</translation>
    </message>
    <message>
        <source>True or not, it does you little harm.</source>
        <translation>Akár igaz, akár nem, neked nemigen árt.</translation>
    </message>
    <message>
        <source>It may be a lie, but leave it to the others: someone will probably contest it ({chance}). {player}, {mask}.</source>
        <translation>Lehet, hogy hazugság ({player}, {mask}), de hagyd a többiekre: valószínűleg megkérdőjelezi valaki ({chance}).</translation>
    </message>
    <message>
        <source>It may be a lie, but being wrong would cost you more. Chance that it’s true: {chance}.</source>
        <translation>Lehet, hogy hazugság, de ha tévedsz, az többe kerül. Az esély, hogy igaz: {chance}.</translation>
    </message>
    <message>
        <source>This fortune is better than yours: {player} ({coins}).</source>
        <translation>Ez a vagyon jobb a tiédnél: {player} ({coins}).</translation>
    </message>
    <message>
        <source>Your own fortune is good enough.</source>
        <translation>A saját vagyonod is elég jó.</translation>
    </message>
    <message>
        <source>Best player to take from: {player} ({coins}).</source>
        <translation>Tőle éri meg leginkább elvenni: {player} ({coins}).</translation>
    </message>
    <message>
        <source>Least costly player to give to: {player} ({coins}).</source>
        <translation>Ha neki adsz, az fáj a legkevésbé: {player} ({coins}).</translation>
    </message>
    <message>
        <source>The less they know, the better: {player}. Chance that they know their own card: {chance}.</source>
        <translation>Minél kevesebbet tud, annál jobb: {player}. Az esély, hogy ismeri a saját lapját: {chance}.</translation>
    </message>
    <message>
        <source>A woman’s mask costs you nothing. Chance that this is one: {chance}.</source>
        <translation>A női maszk nem kerül semmibe. Az esély, hogy ez az: {chance}.</translation>
    </message>
    <message>
        <source>A daring bluff ({mask}): someone will contest it, but it’s worth the risk.</source>
        <translation>Merész blöff ({mask}): valaki biztosan megkérdőjelezi, de megéri a kockázatot.</translation>
    </message>
    <message>
        <source>You have a good idea what this card is. {player}, {mask}: {chance}.</source>
        <translation>Elég jól sejtheted, mi ez a lap. {player}, {mask}: {chance}.</translation>
    </message>
    <message>
        <source>A daring bluff ({mask}): someone may well contest it ({chance}), but it’s worth the risk.</source>
        <translation>Merész blöff ({mask}): könnyen megkérdőjelezheti valaki ({chance}), de megéri a kockázatot.</translation>
    </message>
    <message>
        <source>This card is worth knowing: {player}.</source>
        <translation>Ezt a lapot jó volna ismerned: {player}.</translation>
    </message>
    <message>
        <source>A right guess would help this player least: {player} ({coins}).</source>
        <translation>Neki segít a legkevésbé, ha eltalálja: {player} ({coins}).</translation>
    </message>
    <message>
        <source>These two can spare a coin: {players}.</source>
        <translation>Kettejüknek meg sem kottyan egy érme: {players}.</translation>
    </message>
    <message>
        <source>You may want this card for yourself. {mask}: {chance}.</source>
        <translation>Ez a lap neked is jól jöhet. {mask}: {chance}.</translation>
    </message>
    <message>
        <source>You would learn the most here: {place}.</source>
        <translation>Itt tudhatod meg a legtöbbet: {place}.</translation>
    </message>
    <message>
        <source>You would learn the most here: {places}.</source>
        <translation>Itt tudhatod meg a legtöbbet: {places}.</translation>
    </message>
    <message>
        <source>Everyone knows these too well: {places}.</source>
        <translation>Ezeket túl jól ismerik: {places}.</translation>
    </message>
    <message>
        <source>It’s most likely the mask you named. {mask}: {chance}.</source>
        <translation>Valószínűleg ez az a maszk, amelyet megneveztél. {mask}: {chance}.</translation>
    </message>
    <message>
        <source>It’s most likely your mask. {mask}: {chance}.</source>
        <translation>Valószínűleg ez a maszkod. {mask}: {chance}.</translation>
    </message>
    <message>
        <source>It’s most likely this mask. {player}, {mask}: {chance}.</source>
        <translation>Valószínűleg ezt viseli. {player}, {mask}: {chance}.</translation>
    </message>
    <message>
        <source>This way the better fortune comes to you ({coins}).</source>
        <translation>Így a jobbik vagyon jut hozzád ({coins}).</translation>
    </message>
    <message>
        <source>Any number will do: just be unpredictable.</source>
        <translation>Bármelyik szám megteszi, csak ne legyél kiszámítható.</translation>
    </message>
    <message>
        <source>Any guess will do: just be unpredictable.</source>
        <translation>Bármelyik tipp megteszi, csak ne legyél kiszámítható.</translation>
    </message>
    <message>
        <source>You have it: {mask}.</source>
        <translation>Nálad van: {mask}.</translation>
    </message>
    <message>
        <source>You don’t have it ({mask}), but it’s a bluff worth the risk: hardly anyone can contest it.</source>
        <translation>Nincs nálad ({mask}), de ez a blöff megéri a kockázatot: aligha akad, aki megkérdőjelezné.</translation>
    </message>
    <message>
        <source>That’s you, for certain: {mask}.</source>
        <translation>Ez biztosan te vagy: {mask}.</translation>
    </message>
    <message>
        <source>It’s a lie, and it must be stopped, even though you don’t have it: {player}, {mask}.</source>
        <translation>Hazugság, és meg kell akadályozni, még ha nálad sincs: {player}, {mask}.</translation>
    </message>
    <message>
        <source>It’s true: {player}, {mask}.</source>
        <translation>Igaz: {player}, {mask}.</translation>
    </message>
    <message>
        <source>It has already been contested, and joining in gains you nothing: {player}, {mask}.</source>
        <translation>Valaki már megkérdőjelezte; ha te is beszállsz, azzal nem nyersz semmit: {player}, {mask}.</translation>
    </message>
    <message>
        <source>It’s a lie, but contesting would cost you more.</source>
        <translation>Hazugság, de ha megkérdőjelezed, az neked többe kerül.</translation>
    </message>
    <message>
        <source>There is a better card there: {mask}.</source>
        <translation>Ott jobb lap van: {mask}.</translation>
    </message>
    <message>
        <source>The card there is worth more to you: {mask}.</source>
        <translation>Ami ott van, az neked többet ér: {mask}.</translation>
    </message>
    <message>
        <source>Keep what you have and let them wonder: {mask}.</source>
        <translation>Tartsd meg, amid van, a többiek hadd törjék a fejüket: {mask}.</translation>
    </message>
    <message>
        <source>You know this card: {player}, {mask}.</source>
        <translation>Ezt a lapot ismered: {player}, {mask}.</translation>
    </message>
    <message>
        <source>It’s your mask: {mask}.</source>
        <translation>Ez a te maszkod: {mask}.</translation>
    </message>
    <message>
        <source>It’s this mask: {player}, {mask}.</source>
        <translation>Biztosan ezt viseli: {player}, {mask}.</translation>
    </message>
    <message>
        <source>It’s a woman’s mask and costs you nothing.</source>
        <translation>Női maszk, és az nem kerül semmibe.</translation>
    </message>
    <message>
        <source>None of your cards is the mask you named: {mask}.</source>
        <translation>Egyik lapod sem az a maszk, amelyet megneveztél: {mask}.</translation>
    </message>
    <message>
        <source>It’s the mask you named: {mask}.</source>
        <translation>Ez az a maszk, amelyet megneveztél: {mask}.</translation>
    </message>
    <message>
        <source>The coach only helps in games with Coach help.</source>
        <translation>A tanácsadó csak Tanácsadó segítséggel játszott játékban segít.</translation>
    </message>
    <message>
        <source>You can ask the coach when you have a question to answer.</source>
        <translation>A tanácsadót akkor kérdezheted meg, amikor válaszolnod kell egy kérdésre.</translation>
    </message>
</context>
<context>
    <name>Coins</name>
    <message numerus="yes">
        <source>You take %n coin(s) from the bank.</source>
        <translation>
            <numerusform>%n&#xa0;érmét kapsz a bankból.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{name} takes %n coin(s) from the bank.</source>
        <translation>
            <numerusform>{name} %n&#xa0;érmét kap a bankból.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>You take %n coin(s) from the courthouse.</source>
        <translation>
            <numerusform>Elveszel %n&#xa0;érmét a bíróságtábláról.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{name} takes %n coin(s) from the courthouse.</source>
        <translation>
            <numerusform>{name} elvesz %n&#xa0;érmét a bíróságtábláról.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>You take %n coin(s) from {other}.</source>
        <translation>
            <numerusform>{other} ad neked %n&#xa0;érmét.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{name} takes %n coin(s) from you.</source>
        <translation>
            <numerusform>{name} elvesz tőled %n&#xa0;érmét.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{name} takes %n coin(s) from {other}.</source>
        <translation>
            <numerusform>{other} %n&#xa0;érmét ad. Aki kapja: {name}.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>You give %n coin(s) to {other}.</source>
        <translation>
            <numerusform>{other} %n&#xa0;érmét kap tőled.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{name} gives you %n coin(s).</source>
        <translation>
            <numerusform>{name} ad neked %n&#xa0;érmét.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{name} gives %n coin(s) to {other}.</source>
        <translation>
            <numerusform>{name} ad %n&#xa0;érmét. Aki kapja: {other}.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>You return %n coin(s) to the bank.</source>
        <translation>
            <numerusform>Visszaadsz %n&#xa0;érmét a banknak.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{name} returns %n coin(s) to the bank.</source>
        <translation>
            <numerusform>{name} visszaad %n&#xa0;érmét a banknak.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>You exchange fortunes with {other} and now have %n coin(s).</source>
        <translation>
            <numerusform>Te és {other} vagyont cseréltek: most %n&#xa0;érméd van.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{name} exchanges fortunes with you. You now have %n coin(s).</source>
        <translation>
            <numerusform>{name} vagyont cserél veled: most %n&#xa0;érméd van.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{name} exchanges fortunes with {other} and now has %n coin(s).</source>
        <translation>
            <numerusform>{name} és {other} vagyont cserél. {name} új vagyona: %n&#xa0;érme.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>You now have %n coin(s).</source>
        <translation>
            <numerusform>Most %n&#xa0;érméd van.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>You and {names} take %n coin(s) each from the bank.</source>
        <translation>
            <numerusform>%n‑%n&#xa0;érmét kaptok a bankból: te meg {names}.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>You, {names} take %n coin(s) each from the bank.</source>
        <translation>
            <numerusform>%n‑%n&#xa0;érmét kaptok a bankból: te, {names}.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{names} take %n coin(s) each from the bank.</source>
        <translation>
            <numerusform>{names} %n‑%n&#xa0;érmét kap a bankból.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>You take %n coin(s) each from {names}.</source>
        <translation>
            <numerusform>Elveszel %n‑%n&#xa0;érmét {names} vagyonából.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{name} takes %n coin(s) each from {names}.</source>
        <translation>
            <numerusform>{name} elvesz %n‑%n&#xa0;érmét {names} vagyonából.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>You give %n coin(s) each to {names}.</source>
        <translation>
            <numerusform>{names} %n‑%n&#xa0;érmét kap tőled.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{name} gives %n coin(s) each to {names}.</source>
        <translation>
            <numerusform>{names} %n‑%n&#xa0;érmét kap {name} vagyonából.</numerusform>
        </translation>
    </message>
    <message>
        <source>You pay a fine of 1 coin.</source>
        <translation>1&#xa0;érme bírságot fizetsz.</translation>
    </message>
    <message>
        <source>{name} pays a fine of 1 coin.</source>
        <translation>{name} 1&#xa0;érme bírságot fizet.</translation>
    </message>
    <message>
        <source>You and {names} pay a fine of 1 coin each.</source>
        <translation>1‑1&#xa0;érme bírságot fizettek: te meg {names}.</translation>
    </message>
    <message>
        <source>You, {names} pay a fine of 1 coin each.</source>
        <extracomment>{names} are several: “You, Polo and Alvise pay …”</extracomment>
        <translation>1‑1&#xa0;érme bírságot fizettek: te, {names}.</translation>
    </message>
    <message>
        <source>{names} pay a fine of 1 coin each.</source>
        <translation>{names} 1‑1&#xa0;érme bírságot fizet.</translation>
    </message>
    <message>
        <source>Everyone passes their whole fortune to the left.</source>
        <translation>Mindenki balra adja tovább egész vagyonát.</translation>
    </message>
    <message>
        <source>Everyone passes their whole fortune to the right.</source>
        <translation>Mindenki jobbra adja tovább egész vagyonát.</translation>
    </message>
</context>
<context>
    <name>CommandLine</name>
    <message>
        <source>This help and most error messages of commands are in English only. The game itself speaks your language.</source>
        <translation>Ez a súgó és a parancsok legtöbb hibaüzenete csak angolul olvasható. Maga a játék a saját nyelveden szól.</translation>
    </message>
</context>
<context>
    <name>Composer</name>
    <message>
        <source>No power yet: add a first step.</source>
        <translation>Még nincs erő: add hozzá az első lépést.</translation>
    </message>
    <message>
        <source>The Bear Tamer’s power</source>
        <translation>A Medveidomár ereje</translation>
    </message>
    <message>
        <source>Add a step</source>
        <translation>Új lépés</translation>
    </message>
</context>
<context>
    <name>ContinueCard</name>
    <message>
        <source>Continue</source>
        <translation>Folytatás</translation>
    </message>
    <message>
        <source>Resume the unfinished game</source>
        <translation>A félbehagyott játszma folytatása</translation>
    </message>
</context>
<context>
    <name>Controls</name>
    <message>
        <source>Pause</source>
        <translation>Szünet</translation>
    </message>
    <message>
        <source>Play</source>
        <translation>Lejátszás</translation>
    </message>
    <message>
        <source>Position in the game</source>
        <translation>Hol tart a játszma</translation>
    </message>
    <message>
        <source>Speed</source>
        <translation>Sebesség</translation>
    </message>
</context>
<context>
    <name>Course</name>
    <message>
        <source>Continue</source>
        <translation>Tovább</translation>
    </message>
    <message>
        <source>Turn it face down</source>
        <translation>Lap lefordítása</translation>
    </message>
</context>
<context>
    <name>CrashReporter</name>
    <message>
        <source>Something went wrong. Your game is saved as you play. The details are here:</source>
        <translation>Hiba történt. A játszmádat a program lépésenként menti, így megmarad. A részletek itt vannak:</translation>
    </message>
</context>
<context>
    <name>CurrentGame</name>
    <message>
        <source>Games and scenarios</source>
        <translation>Játszmák és forgatókönyvek</translation>
    </message>
    <message>
        <source>Open a game</source>
        <translation>Játszma megnyitása</translation>
    </message>
</context>
<context>
    <name>Curtain</name>
    <message>
        <source>Hold the button, Space or Enter, or press twice.</source>
        <translation>Tartsd lenyomva a gombot, a szóközt vagy az Entert, vagy nyomd meg kétszer.</translation>
    </message>
    <message>
        <source>Back to the table</source>
        <translation>Vissza az asztalhoz</translation>
    </message>
    <message>
        <source>Choose, then close the curtain. You may change your mind until then.</source>
        <translation>Válassz, aztán húzd be a függönyt. Addig még meggondolhatod magad.</translation>
    </message>
    <message>
        <source>This will be spoken aloud. With headphones on, or alone, press Space to hear it.</source>
        <translation>Ez hangosan fog elhangzani. Ha fejhallgató van rajtad, vagy egyedül vagy, nyomd meg a szóközt, és meghallgathatod.</translation>
    </message>
    <message>
        <source>Press again to open.</source>
        <translation>A kinyitáshoz nyomd meg még egyszer.</translation>
    </message>
</context>
<context>
    <name>Deal</name>
    <message>
        <source>Turn them face down</source>
        <translation>Lapok lefordítása</translation>
    </message>
    <message>
        <source>Study the masks for as long as you like. Then they are all turned face down.</source>
        <translation>Nézegesd a maszkokat, ameddig csak akarod. Azután mind képpel lefelé fordul.</translation>
    </message>
</context>
<context>
    <name>Decisive</name>
    <message>
        <source>{name} announced “{mask}”, and nobody contested.</source>
        <translation>{name} bejelentése „{mask}” volt, és senki sem kérdőjelezte meg.</translation>
    </message>
    <message>
        <source>You announced “{mask}”, and nobody contested.</source>
        <translation>A bejelentésed „{mask}” volt, és senki sem kérdőjelezte meg.</translation>
    </message>
    <message>
        <source>{name} announced “{mask}”, and it was true.</source>
        <extracomment>Somebody contested, but {name} really was that mask.</extracomment>
        <translation>{name} bejelentése („{mask}”) igaz volt.</translation>
    </message>
    <message>
        <source>You announced “{mask}”, and it was true.</source>
        <translation>A bejelentésed („{mask}”) igaz volt.</translation>
    </message>
    <message>
        <source>{other} announced “{mask}”, but {name} was the one who wore it.</source>
        <extracomment>{other} announced it and {name} contested; {name} really was that mask.</extracomment>
        <translation>{other} bejelentése „{mask}” volt, de a maszkot {name} viselte.</translation>
    </message>
    <message>
        <source>{other} announced “{mask}”, but you were the one who wore it.</source>
        <translation>{other} bejelentése „{mask}” volt, de a maszkot te viselted.</translation>
    </message>
    <message>
        <source>You announced “{mask}”, but {name} was the one who wore it.</source>
        <translation>A bejelentésed „{mask}” volt, de a maszkot {name} viselte.</translation>
    </message>
    <message>
        <source>The fine for a false claim took the last coin.</source>
        <extracomment>The last coin of a player without luck was paid as a fine, which ended the game.</extracomment>
        <translation>Az utolsó érme egy hamis állítás bírságára ment el.</translation>
    </message>
    <message numerus="yes">
        <source>That brought %n coin(s).</source>
        <translation>
            <numerusform>Nyereség: %n&#xa0;érme.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>That brought {name} %n coin(s).</source>
        <translation>
            <numerusform>Nyereség ({name}): %n&#xa0;érme.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>That brought you %n coin(s).</source>
        <translation>
            <numerusform>A nyereséged: %n&#xa0;érme.</numerusform>
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
        <translation>Ő van soron</translation>
    </message>
    <message>
        <source>Out of the game</source>
        <translation>Kiesett a játékból</translation>
    </message>
    <message>
        <source>Answers on a phone</source>
        <translation>Telefonon válaszol</translation>
    </message>
    <message>
        <source>Answers on a phone that is asleep</source>
        <translation>Telefonon válaszol (a telefon most alszik)</translation>
    </message>
    <message>
        <source>Has answered on the phone</source>
        <translation>Már válaszolt a telefonján</translation>
    </message>
    <message>
        <source>Note: {words}</source>
        <translation>Jegyzet: {words}</translation>
    </message>
    <message>
        <source>Coach: {words}</source>
        <translation>Tanácsadó: {words}</translation>
    </message>
    <message>
        <source>Can be chosen on the table</source>
        <translation>Az asztalon választható</translation>
    </message>
</context>
<context>
    <name>Document</name>
    <message>
        <source>Link: {name}</source>
        <translation>Hivatkozás: {name}</translation>
    </message>
</context>
<context>
    <name>Editor</name>
    <message numerus="yes">
        <source>{text} (With %n player(s).)</source>
        <translation>
            <numerusform>{text} (%n&#xa0;játékossal.)</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>EndScreen</name>
    <message>
        <source>All masks off</source>
        <translation>Lehulltak a maszkok</translation>
    </message>
    <message>
        <source>What happened</source>
        <translation>Mi történt</translation>
    </message>
    <message>
        <source>Copied</source>
        <translation>Másolva</translation>
    </message>
    <message>
        <source>Mascarade, deal of the day {date}: won with {coins} (turn {turn})</source>
        <translation>Mascarade, a nap osztása, {date}: győzelem, {coins} ({turn}. kör)</translation>
    </message>
    <message>
        <source>Mascarade, deal of the day {date}: place {place} with {coins} (turn {turn})</source>
        <translation>Mascarade, a nap osztása, {date}: {place}. hely, {coins} ({turn}. kör)</translation>
    </message>
    <message>
        <source>Masks and claims</source>
        <translation>Maszkok és állítások</translation>
    </message>
    <message>
        <source>Fortunes</source>
        <translation>Vagyonok</translation>
    </message>
    <message>
        <source>The masks’ journeys</source>
        <translation>A maszkok útja</translation>
    </message>
    <message>
        <source>Page</source>
        <translation>Oldal</translation>
    </message>
    <message>
        <source>False claims</source>
        <translation>Hamis állítások</translation>
    </message>
    <message>
        <source>Save the game or a picture of the unmasking</source>
        <translation>A játszma mentése, vagy kép a leleplezésről</translation>
    </message>
    <message>
        <source>Help in this game: {help}</source>
        <translation>Segítség ebben a játszmában: {help}</translation>
    </message>
    <message>
        <source>Rematch</source>
        <translation>Visszavágó</translation>
    </message>
    <message>
        <source>Saved</source>
        <translation>Elmentve</translation>
    </message>
    <message>
        <source>Saved: {file}</source>
        <translation>Elmentve: {file}</translation>
    </message>
    <message>
        <source>Same table, new deal</source>
        <translation>Ugyanez az asztal újra, új lapokkal</translation>
    </message>
    <message>
        <source>Same deal again</source>
        <translation>Ugyanez az osztás</translation>
    </message>
    <message>
        <source>Same table, same cards</source>
        <translation>Ugyanaz az asztal, ugyanazok a lapok</translation>
    </message>
    <message>
        <source>Masters in your seat</source>
        <translation>Mesterek a helyeden</translation>
    </message>
    <message>
        <source>Have masters play this deal twenty times in your place: was it luck or skill?</source>
        <translation>Húsz játszma mesterekkel a helyeden, ugyanezzel az osztással: szerencse volt vagy tudás?</translation>
    </message>
    <message>
        <source>Copy result</source>
        <translation>Eredmény másolása</translation>
    </message>
    <message>
        <source>A line on how the deal of the day went, to share</source>
        <translation>Egy sor arról, hogyan ment a nap osztása, megosztáshoz</translation>
    </message>
    <message>
        <source>New table</source>
        <translation>Új asztal</translation>
    </message>
    <message>
        <source>Choose players and masks again</source>
        <translation>Válassz újra játékosokat és maszkokat</translation>
    </message>
    <message>
        <source>Replay</source>
        <translation>Visszajátszás</translation>
    </message>
    <message>
        <source>Watch this game again, with all masks face up or through any player’s eyes</source>
        <translation>Nézd meg újra ezt a játszmát, nyílt maszkokkal vagy bármelyik játékos szemével</translation>
    </message>
    <message>
        <source>Review</source>
        <translation>Elemzés</translation>
    </message>
    <message>
        <source>What a master would have done in your place</source>
        <translation>Mit tett volna a helyedben egy mester</translation>
    </message>
    <message>
        <source>Save as…</source>
        <translation>Mentés másként…</translation>
    </message>
    <message>
        <source>Fortunes over time</source>
        <translation>A vagyonok alakulása</translation>
    </message>
    <message>
        <source>Where the masks really went</source>
        <translation>Merre jártak valójában a maszkok</translation>
    </message>
    <message>
        <source>Above each turn is the mask that was announced; a triangle marks a false claim.</source>
        <translation>Minden kör fölött a bejelentett maszk áll; a háromszög hamis állítást jelöl.</translation>
    </message>
    <message>
        <source>← and → move from turn to turn; Enter opens the replay there.</source>
        <translation>A ← és a → körről körre lép, az Enter ott nyitja meg a visszajátszást.</translation>
    </message>
    <message>
        <source>Home</source>
        <translation>Kezdőlap</translation>
    </message>
    <message>
        <source>Back to the start screen</source>
        <translation>Vissza a kezdőképernyőre</translation>
    </message>
</context>
<context>
    <name>Ending</name>
    <message>
        <source>You win!</source>
        <translation>Te nyertél!</translation>
    </message>
    <message>
        <source>{name} wins!</source>
        <translation>{name} nyert!</translation>
    </message>
    <message>
        <source>You and {names} share the victory!</source>
        <translation>Nyertél, és veled együtt {names} is!</translation>
    </message>
    <message>
        <source>You, {names} share the victory!</source>
        <extracomment>{names} are several: “You, Polo and Alvise share …”</extracomment>
        <translation>Nyertél, és veled együtt {names} is!</translation>
    </message>
    <message>
        <source>{names} share the victory!</source>
        <translation>{names} osztozik a győzelmen!</translation>
    </message>
    <message numerus="yes">
        <source>You have %n coin(s): 13 or more ends the game.</source>
        <extracomment>The number is the winner’s fortune.</extracomment>
        <translation>
            <numerusform>%n&#xa0;érméd van: 13&#xa0;érmétől vége a játéknak.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{name} has %n coin(s): 13 or more ends the game.</source>
        <translation>
            <numerusform>{name} vagyona %n&#xa0;érme: 13&#xa0;érmétől vége a játéknak.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The winners have %n coin(s) each: 13 or more ends the game.</source>
        <translation>
            <numerusform>A győztesek vagyona egyenként %n&#xa0;érme: 13&#xa0;érmétől vége a játéknak.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>You have no coins left, and that ends the game. The largest fortune wins: %n coin(s).</source>
        <translation>
            <numerusform>Elfogyott az utolsó érméd is, és ezzel vége a játéknak. A legnagyobb vagyon nyer: %n&#xa0;érme.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{name} has no coins left, and that ends the game. The largest fortune wins: %n coin(s).</source>
        <translation>
            <numerusform>{name} utolsó érméje is elfogyott, és ezzel vége a játéknak. A legnagyobb vagyon nyer: %n&#xa0;érme.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>These players have no coins left, and that ends the game: {names}. The largest fortune wins: %n coin(s).</source>
        <translation>
            <numerusform>Vége a játéknak: van, akinek egy érméje sem maradt ({names}). A legnagyobb vagyon nyer: %n&#xa0;érme.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>You used the Cheat’s power with %n coin(s), and 10 is enough.</source>
        <translation>
            <numerusform>%n&#xa0;érmével használtad a Csaló erejét: 10&#xa0;érmétől ez győzelem.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{name} used the Cheat’s power with %n coin(s), and 10 is enough.</source>
        <translation>
            <numerusform>{name} %n&#xa0;érmével használta a Csaló erejét: 10&#xa0;érmétől ez győzelem.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Nobody else is left in the game. You have %n coin(s).</source>
        <translation>
            <numerusform>Senki más nem maradt játékban. %n&#xa0;érméd van.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Nobody else is left in the game. {name} has %n coin(s).</source>
        <translation>
            <numerusform>Senki más nem maradt játékban. {name} vagyona: %n&#xa0;érme.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Your place: {place} of {players}, with %n coin(s).</source>
        <translation>
            <numerusform>{players} játékos közül {place}. lettél, %n&#xa0;érmével.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Figures</name>
    <message numerus="yes">
        <source>%n turn(s)</source>
        <translation>
            <numerusform>%n&#xa0;kör</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n player(s)</source>
        <translation>
            <numerusform>%n&#xa0;játékos</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Findings</name>
    <message>
        <source>Must fix</source>
        <extracomment>How grave a remark about an own scenario is.</extracomment>
        <translation>Javítandó</translation>
    </message>
    <message>
        <source>House rule</source>
        <extracomment>The printed rules forbid it, but it can be played.</extracomment>
        <translation>Házi szabály</translation>
    </message>
    <message>
        <source>Worth considering</source>
        <translation>Megfontolandó</translation>
    </message>
    <message>
        <source>Hint</source>
        <translation>Javaslat</translation>
    </message>
    <message>
        <source>This version doesn’t know these masks: {masks}. Remove them.</source>
        <translation>Ez a változat nem ismeri ezeket a maszkokat: {masks}. Vedd ki őket.</translation>
    </message>
    <message>
        <source>A game needs {fewest} to {most} players.</source>
        <translation>Egy játékhoz {fewest}–{most}&#xa0;játékos kell.</translation>
    </message>
    <message>
        <source>{mask}: there is only one of this card. Remove the second.</source>
        <translation>{mask}: ebből a lapból csak egy van. Vedd ki a másodikat.</translation>
    </message>
    <message>
        <source>The Peasants come as a pair: add the second one, or remove this one too.</source>
        <translation>A két Paraszt összetartozik: vedd be a másodikat is, vagy hagyd ki ezt is.</translation>
    </message>
    <message>
        <source>There are only two Peasants: remove the others.</source>
        <translation>Csak két Paraszt van: vedd ki a többit.</translation>
    </message>
    <message>
        <source>Without the Judge nobody empties the courthouse: the game may run long.</source>
        <translation>A Bíró nélkül senki sem üríti ki a bíróságtáblát: hosszúra nyúlhat a játék.</translation>
    </message>
    <message>
        <source>The Judge is missing: add this mask.</source>
        <translation>Hiányzik a Bíró: vedd be ezt a maszkot.</translation>
    </message>
    <message>
        <source>The Judge is missing: add this mask, or see that at least three fifths of the masks have a ★.</source>
        <translation>Hiányzik a Bíró: vedd be ezt a maszkot, vagy válassz ★ jelűeket, amíg a maszkok háromötödét ki nem teszik.</translation>
    </message>
    <message>
        <source>Masks with ★: {stars} of {masks}. At least {needed} are needed: add more.</source>
        <translation>{masks}&#xa0;maszkból {stars} ★ jelű. Legalább {needed}&#xa0;kell: vegyél be még ilyet.</translation>
    </message>
    <message>
        <source>Masks with ★: {stars} of {masks}. The game runs better with at least half: {needed}.</source>
        <translation>{masks}&#xa0;maszkból {stars} ★ jelű. Pezsgőbb a játék, ha legalább a felük, azaz {needed}&#xa0;ilyen.</translation>
    </message>
    <message>
        <source>{mask}: at least a third of the masks must be women’s. There are {women} of {masks}; {needed} are needed.</source>
        <translation>{mask}: a maszkok legalább harmadának női maszknak kell lennie. {masks}&#xa0;maszkból {women} ilyen; legalább {needed}&#xa0;kell.</translation>
    </message>
    <message>
        <source>The Bear Tamer has no power yet: give it one to four steps.</source>
        <translation>A Medveidomárnak még nincs ereje: állítsd össze 1–4&#xa0;lépésből.</translation>
    </message>
    <message>
        <source>The steps of the Bear Tamer’s power only undo one another: change one.</source>
        <translation>A Medveidomár erejének lépései csak kioltják egymást: változtass meg egyet.</translation>
    </message>
    <message>
        <source>{mask}: there aren’t that many copies. Remove it from the graveyard.</source>
        <translation>{mask}: ebből a lapból nincs ennyi. Vedd ki a temetőből.</translation>
    </message>
    <message>
        <source>{fewest}–{most}</source>
        <translation>{fewest}–{most}</translation>
    </message>
    <message numerus="yes">
        <source>Add %n mask(s): this table needs {needs}.</source>
        <translation>
            <numerusform>Vegyél be még %n&#xa0;maszkot: ehhez az asztalhoz {needs} kell.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Remove %n mask(s): this table needs {needs}.</source>
        <translation>
            <numerusform>Vegyél ki %n&#xa0;maszkot: ehhez az asztalhoz {needs} kell.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{mask}: only with %n player(s) or more. Choose another mask.</source>
        <translation>
            <numerusform>{mask}: csak legalább %n&#xa0;játékossal. Válassz másik maszkot.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>With fewer than %n player(s), the Damned is better left out of the graveyard.</source>
        <translation>
            <numerusform>%n&#xa0;játékosnál kevesebbel jobb kihagyni az Elátkozottat a temetőből.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>GameOptions</name>
    <message>
        <source>Help</source>
        <translation>Segítség</translation>
    </message>
    <message>
        <source>Chance decides</source>
        <translation>A véletlen dönt</translation>
    </message>
    <message>
        <source>Editions differ in what a player may do after revealing a card.</source>
        <translation>Dobozonként eltér, mit tehet az, akinek a lapját felfedték.</translation>
    </message>
    <message>
        <source>at the start of the game, when players can only swap.</source>
        <translation>a játék elején, amikor csak cserélni lehet.</translation>
    </message>
    <message>
        <source>by the printed rules, the youngest player.</source>
        <translation>a nyomtatott szabály szerint a legfiatalabb.</translation>
    </message>
    <message>
        <source>the same number deals the same cards to the same table.</source>
        <translation>ugyanaz a szám ugyanazokat a lapokat osztja ugyanannak az asztalnak.</translation>
    </message>
    <message>
        <source>{option}: {about}</source>
        <translation>{option}: {about}</translation>
    </message>
    <message>
        <source>After a reveal</source>
        <translation>Felfedés után</translation>
    </message>
    <message>
        <source>Opening turns</source>
        <translation>Kezdeti körök</translation>
    </message>
    <message>
        <source>Who begins</source>
        <translation>Ki kezd</translation>
    </message>
    <message>
        <source>Deal number</source>
        <translation>Osztás száma</translation>
    </message>
    <message>
        <source>Rotate the table</source>
        <translation>Asztal forgatása</translation>
    </message>
    <message>
        <source>Answer on phones</source>
        <translation>Válasz telefonon</translation>
    </message>
    <message>
        <source>Sand timer</source>
        <translation>Homokóra</translation>
    </message>
    <message>
        <source>More</source>
        <translation>Továbbiak</translation>
    </message>
    <message>
        <source>The rules of your box, who begins, opening turns, deal number</source>
        <translation>A dobozod szabályai, ki kezd, kezdeti körök, osztás száma</translation>
    </message>
    <message>
        <source>Number of opening turns, when players can only swap</source>
        <translation>A kezdeti körök száma (ezekben csak cserélni lehet)</translation>
    </message>
    <message>
        <source>One fewer opening turn</source>
        <translation>Eggyel kevesebb kezdeti kör</translation>
    </message>
    <message>
        <source>One more opening turn</source>
        <translation>Eggyel több kezdeti kör</translation>
    </message>
    <message>
        <source>Whoever is asked moves to the bottom of the screen. Otherwise everyone stays put.</source>
        <translation>Az kerül a képernyő aljára, aki épp válaszol. Enélkül mindenki a helyén marad.</translation>
    </message>
    <message>
        <source>Each person answers and looks at cards on a phone connected to the same network, so no curtain is needed.</source>
        <translation>Mindenki a saját telefonján válaszol és nézi meg a lapjait, ugyanazon a hálózaton, így nem kell függöny.</translation>
    </message>
    <message>
        <source>Off</source>
        <translation>Kikapcsolva</translation>
    </message>
    <message>
        <source>30 seconds</source>
        <translation>30&#xa0;másodperc</translation>
    </message>
    <message>
        <source>1 minute</source>
        <translation>1&#xa0;perc</translation>
    </message>
    <message>
        <source>2 minutes</source>
        <translation>2&#xa0;perc</translation>
    </message>
    <message>
        <source>It runs for the person who is asked. When it runs out, a bell rings, and that is all.</source>
        <translation>Annak pereg, akinek épp válaszolnia kell. Ha lepereg, megszólal egy csengő, más nem történik.</translation>
    </message>
    <message>
        <source>By the printed rules, the youngest player begins.</source>
        <translation>A nyomtatott szabályok szerint a legfiatalabb játékos kezd.</translation>
    </message>
    <message>
        <source>random</source>
        <translation>véletlen</translation>
    </message>
    <message>
        <source>The same number deals the same cards to the same table. It doesn’t decide what the bots do.</source>
        <translation>Ugyanaz a szám ugyanannak az asztalnak ugyanazokat a lapokat osztja. Azt nem dönti el, mit tesznek a gépi játékosok.</translation>
    </message>
</context>
<context>
    <name>GameScreens</name>
    <message>
        <source>The game couldn’t be saved: {why}</source>
        <translation>A játszmát nem sikerült menteni: {why}</translation>
    </message>
</context>
<context>
    <name>Games</name>
    <message numerus="yes">
        <source>{name} won with %n coin(s).</source>
        <extracomment>{name} won the game; the number is the fortune.</extracomment>
        <translation>
            <numerusform>{name}: győzelem %n&#xa0;érmével.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{names} shared the victory with %n coin(s) each.</source>
        <translation>
            <numerusform>{names}: megosztott győzelem, egyenként %n&#xa0;érmével.</numerusform>
        </translation>
    </message>
    <message>
        <source>Not finished.</source>
        <translation>Befejezetlen.</translation>
    </message>
    <message numerus="yes">
        <source>%n turn(s)</source>
        <translation>
            <numerusform>%n&#xa0;kör</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Glance</name>
    <message>
        <source>{scenario} · turn {turn} · {date}</source>
        <extracomment>A game to go on with: its scenario, how far it is, when it began.</extracomment>
        <translation>{scenario} · {turn}. kör · {date}</translation>
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
        <translation>Vissza</translation>
    </message>
    <message>
        <source>Back (Esc)</source>
        <translation>Vissza (Esc)</translation>
    </message>
</context>
<context>
    <name>HomeMenu</name>
    <message numerus="yes">
        <source>%n more unfinished game(s)</source>
        <translation>
            <numerusform>Még %n&#xa0;félbehagyott játszma</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>HomeScreen</name>
    <message>
        <source>Mascarade</source>
        <translation>Álarcosbál</translation>
    </message>
    <message>
        <source>Everyone wears a mask. Who remembers whose?</source>
        <translation>Mindenki maszkot visel. Ki emlékszik rá, ki melyiket?</translation>
    </message>
    <message>
        <source>First time? Start here</source>
        <translation>Most játszol először? Kezdd itt</translation>
    </message>
    <message>
        <source>Quick game</source>
        <translation>Gyors játék</translation>
    </message>
    <message>
        <source>New game</source>
        <translation>Új játék</translation>
    </message>
    <message>
        <source>Deal of the day</source>
        <translation>A nap osztása</translation>
    </message>
    <message>
        <source>Open a file…</source>
        <translation>Fájl megnyitása…</translation>
    </message>
    <message>
        <source>My scenarios</source>
        <translation>Saját forgatókönyvek</translation>
    </message>
    <message>
        <source>Learn</source>
        <translation>Tanulás</translation>
    </message>
    <message>
        <source>Rules</source>
        <translation>Szabályok</translation>
    </message>
    <message>
        <source>Replays</source>
        <translation>Korábbi játszmák</translation>
    </message>
    <message>
        <source>Statistics</source>
        <translation>Statisztika</translation>
    </message>
    <message>
        <source>Settings</source>
        <translation>Beállítások</translation>
    </message>
    <message>
        <source>About</source>
        <translation>Névjegy</translation>
    </message>
    <message>
        <source>Learn the game in a first short lesson</source>
        <translation>Ismerd meg a játékot egy rövid első leckében</translation>
    </message>
    <message>
        <source>Start at once, at the table of your last game</source>
        <translation>Azonnal indul, a legutóbbi játék asztalánál</translation>
    </message>
    <message>
        <source>The same cards for everybody today: compare how you did</source>
        <translation>Ma mindenkinek ugyanazok a lapok: hasonlítsátok össze, kinek hogy ment</translation>
    </message>
    <message>
        <source>Choose players and masks, and start playing</source>
        <translation>Válassz játékosokat és maszkokat, és kezdődhet a bál</translation>
    </message>
    <message>
        <source>Open a game you saved or were sent</source>
        <translation>Nyiss meg egy mentett vagy kapott játszmát</translation>
    </message>
    <message>
        <source>Build your own scenarios</source>
        <translation>Állíts össze saját forgatókönyveket</translation>
    </message>
    <message>
        <source>Six short lessons at the table</source>
        <translation>Hat rövid lecke a játékasztalnál</translation>
    </message>
    <message>
        <source>How to play, and what each mask does</source>
        <translation>Hogyan kell játszani, és mit tud egy-egy maszk</translation>
    </message>
    <message>
        <source>Watch past games, or watch bots play</source>
        <translation>Nézd meg a régi játszmákat, vagy azt, hogyan játszanak a gépek</translation>
    </message>
    <message>
        <source>Wins, lies and masks across all your games</source>
        <translation>Győzelmek, hazugságok és maszkok az összes játszmádban</translation>
    </message>
    <message>
        <source>Language, colours, text size and motion</source>
        <translation>Nyelv, színek, betűméret és mozgás</translation>
    </message>
    <message>
        <source>About this program</source>
        <translation>A programról</translation>
    </message>
</context>
<context>
    <name>LanguageChooser</name>
    <message>
        <source>Language</source>
        <translation>Nyelv</translation>
    </message>
</context>
<context>
    <name>LessonScreen</name>
    <message>
        <source>Begin</source>
        <translation>Kezdés</translation>
    </message>
    <message>
        <source>On to the table</source>
        <translation>Tovább az asztalhoz</translation>
    </message>
    <message>
        <source>Play</source>
        <translation>Játék</translation>
    </message>
    <message>
        <source>On to a real game</source>
        <translation>Tovább egy igazi játékhoz</translation>
    </message>
    <message>
        <source>Next lesson</source>
        <translation>Következő lecke</translation>
    </message>
    <message>
        <source>Next</source>
        <translation>Tovább</translation>
    </message>
    <message>
        <source>On to the next step</source>
        <translation>Tovább a következő lépésre</translation>
    </message>
    <message>
        <source>Try again</source>
        <translation>Még egyszer</translation>
    </message>
    <message>
        <source>Back to the question</source>
        <translation>Vissza a kérdéshez</translation>
    </message>
    <message>
        <source>Step {step} of {steps}</source>
        <translation>Lépés: {step}/{steps}</translation>
    </message>
    <message>
        <source>Good move</source>
        <translation>Jó lépés</translation>
    </message>
    <message>
        <source>Not quite</source>
        <translation>Nem egészen</translation>
    </message>
    <message>
        <source>All lessons</source>
        <translation>Minden lecke</translation>
    </message>
    <message>
        <source>Leave this lesson</source>
        <translation>Kilépés ebből a leckéből</translation>
    </message>
</context>
<context>
    <name>Lessons</name>
    <message>
        <source>Look</source>
        <extracomment>Titles of the lessons.</extracomment>
        <translation>Lapnézés</translation>
    </message>
    <message>
        <source>Swap or pretend</source>
        <translation>Csere (vagy nem)</translation>
    </message>
    <message>
        <source>Announce</source>
        <translation>Bejelentés</translation>
    </message>
    <message>
        <source>Contest</source>
        <translation>Én vagyok az!</translation>
    </message>
    <message>
        <source>Reading the others</source>
        <translation>Mit tudnak a többiek?</translation>
    </message>
    <message>
        <source>The end</source>
        <translation>A játék vége</translation>
    </message>
    <message>
        <source>Who am I? When a look is worth a turn, and when it isn’t.</source>
        <translation>Ki vagyok én? Mikor ér meg egy kört a lapnézés, és mikor nem.</translation>
    </message>
    <message>
        <source>Two cards under the table, and only you know what became of them.</source>
        <translation>Két lap az asztal alatt, és csak te tudod, mi lett velük.</translation>
    </message>
    <message>
        <source>Say who you are, or who you would like to be.</source>
        <translation>Mondd meg, ki vagy, vagy ki szeretnél lenni.</translation>
    </message>
    <message>
        <source>“No, I am!” When to speak up, and when to stay silent.</source>
        <translation>Megkérdőjelezés: mikor szólalj meg, és mikor hallgass.</translation>
    </message>
    <message>
        <source>What others do tells you what they know.</source>
        <translation>Amit a többiek tesznek, elárulja, mit tudnak.</translation>
    </message>
    <message>
        <source>Thirteen coins, no coins, or the Cheat.</source>
        <translation>Tizenhárom érme, nulla érme, vagy a Csaló.</translation>
    </message>
    <message>
        <source>The player on your left is about to take your card under the table, and may swap it. When you no longer know who you are, look at your card: it takes your turn but risks nothing.</source>
        <translation>A bal szomszédod mindjárt az asztal alá veszi a lapodat, és lehet, hogy elcseréli. Ha már nem tudod, ki vagy, nézd meg a lapodat: a körödbe kerül, de semmit sem kockáztatsz.</translation>
    </message>
    <message>
        <source>Now you know who you are again. The others saw that you looked, but not what you saw.</source>
        <translation>Most megint tudod, ki vagy. A többiek látták, hogy megnézted, de azt nem, mit láttál.</translation>
    </message>
    <message>
        <source>Now you know even less. When your card has been touched, a look clears things up.</source>
        <translation>Most még kevesebbet tudsz. Ha a lapodhoz hozzányúltak, egy pillantás tisztázza a helyzetet.</translation>
    </message>
    <message>
        <source>That was a leap in the dark: after the swap you couldn’t know whether it was true. Look first.</source>
        <translation>Ez ugrás volt a sötétbe: a csere után nem tudhattad, igazat mondasz‑e. Előbb nézd meg.</translation>
    </message>
    <message>
        <source>This time, watch your own card: does anyone touch it? A card nobody has touched is still the one you were dealt.</source>
        <translation>Most a saját lapodat figyeld. Hozzányúl valaki? Amelyik laphoz senki sem nyúlt, az még mindig az, amelyet kiosztottak.</translation>
    </message>
    <message>
        <source>Right: nobody had touched your card, so you were still the King. Two coins, and no need to look.</source>
        <translation>Úgy van: senki sem nyúlt a lapodhoz, tehát még mindig te voltál a Király. Két érme, lapnézés nélkül.</translation>
    </message>
    <message>
        <source>You knew that already: nobody had touched your card. Use your mask instead: announce it.</source>
        <translation>Ezt már tudtad: senki sem nyúlt a lapodhoz. Inkább használd a maszkodat: jelentsd be.</translation>
    </message>
    <message>
        <source>You gave away a good card that you knew. Announce it instead.</source>
        <translation>Odaadtál egy jó lapot, amelyet ismertél. Inkább jelentsd be.</translation>
    </message>
    <message>
        <source>You were still the King. Announce what you are: nobody can beat the truth.</source>
        <translation>Még mindig te voltál a Király. Azt jelentsd be, aki vagy: az igazság ellen senki sem tehet semmit.</translation>
    </message>
    <message>
        <source>The first turns of a game are swaps only: take your card and another under the table, and choose whether to swap them. Everyone sees which two cards you took; nobody sees what you did.</source>
        <translation>A játék első köreiben csak cserélni lehet: vedd az asztal alá a lapodat meg egy másikat, és döntsd el, megcseréled‑e őket. Azt mindenki látja, melyik két lapot vetted el; azt senki, hogy mit tettél velük.</translation>
    </message>
    <message>
        <source>You swapped for real. Only you know who you both are now; the others can only guess.</source>
        <translation>Valóban cseréltél. Hogy most ki kicsoda kettőtök közül, csak te tudod; a többiek legfeljebb találgatnak.</translation>
    </message>
    <message>
        <source>You only pretended. You know that nothing has changed; the others don’t.</source>
        <translation>Csak úgy tettél, mintha cserélnél. Te tudod, hogy semmi sem változott; a többiek nem.</translation>
    </message>
    <message>
        <source>The player on your right is the Empress, who can take three coins from the bank. You would make a better Empress: swap cards with them.</source>
        <translation>A jobb szomszédod a Császárnő, aki három érmét vehet el a bankból. Belőled jobb Császárnő lenne: cserélj vele lapot.</translation>
    </message>
    <message>
        <source>There go four coins. You had the mask: contest, and nothing bad can happen to you.</source>
        <translation>Oda a négy érme. Nálad volt a maszk: kérdőjelezd meg, semmi bajod nem eshet.</translation>
    </message>
    <message>
        <source>Your neighbour is saved, and four coins richer. You are the Judge: contest, and the fine takes the last coin.</source>
        <translation>A szomszédod megmenekült, ráadásul négy érmével gazdagabb. Te vagy a Bíró: kérdőjelezd meg, és a bírság elviszi az utolsó érméjét.</translation>
    </message>
    <message>
        <source>You are the Empress now, and nobody else can be sure of it. Announce it next turn.</source>
        <translation>Most te vagy a Császárnő, és ebben rajtad kívül senki sem lehet biztos. Jelentsd be a következő körödben.</translation>
    </message>
    <message>
        <source>You left the Empress where it was. To get it, you must really swap.</source>
        <translation>A Császárnőt a helyén hagytad. Ha meg akarod szerezni, valóban cserélned kell.</translation>
    </message>
    <message>
        <source>The Empress wasn’t there. Take the card of the player on your right.</source>
        <translation>A Császárnő nem ott volt. A jobb szomszédod lapját vedd el.</translation>
    </message>
    <message>
        <source>That doesn’t get you the Empress. Swap cards with the player on your right.</source>
        <translation>Ezzel nem lesz tiéd a Császárnő. Cserélj lapot a jobb szomszédoddal.</translation>
    </message>
    <message>
        <source>You are the King, and nobody has touched your card. Announce the King: if nobody contests, you use the power and take two coins, and your card stays hidden.</source>
        <translation>Te vagy a Király, és senki sem nyúlt a lapodhoz. Jelentsd be a Királyt: ha senki sem kérdőjelezi meg, használod az erőt, kapsz két érmét, és a lapod rejtve marad.</translation>
    </message>
    <message>
        <source>Everyone believed you, and rightly so. Your card was never revealed.</source>
        <translation>Mindenki elhitte, és igazuk volt. A lapodat egyszer sem kellett felfedni.</translation>
    </message>
    <message>
        <source>That wasn’t your mask. Whoever has it can contest: then you both reveal your cards, and whichever of you doesn’t have it pays a coin to the courthouse. Tell the truth this time.</source>
        <translation>Ez nem a te maszkod volt. Akinél ott van, megkérdőjelezheti: akkor mindketten felfeditek a lapotokat, és kettőtök közül az, akinél nincs ott a maszk, fizet egy érmét a bíróságtáblára. Ezúttal mondj igazat.</translation>
    </message>
    <message>
        <source>Nothing wrong with that, but coins come from announcing. Announce the King.</source>
        <translation>Nincs ezzel semmi baj, de érmét a bejelentés hoz. Jelentsd be a Királyt.</translation>
    </message>
    <message>
        <source>You are the Thief, and the King is in the centre, where it belongs to nobody. You may announce any mask: who could contest this one?</source>
        <translation>Te vagy a Tolvaj, a Király pedig az asztal közepén van, ahol nem tartozik senkihez. Bármelyik maszkot bejelentheted: ezt ugyan ki kérdőjelezné meg?</translation>
    </message>
    <message>
        <source>A bold lie, and nobody could contradict it: two coins for a King you never were.</source>
        <translation>Merész hazugság, és senki sem cáfolhatta meg: két érme egy Királyért, aki sosem voltál.</translation>
    </message>
    <message>
        <source>True, and perfectly fine. But try the lie this time: announce the King.</source>
        <translation>Igaz, és nincs vele semmi baj. De most próbáld ki a hazugságot: jelentsd be a Királyt.</translation>
    </message>
    <message>
        <source>Nobody can contest the Cheat either, but below ten coins that power does nothing. Try the King.</source>
        <translation>A Csalót sem kérdőjelezheti meg senki, de tíz érme alatt az az erő nem ér semmit. Próbáld a Királlyal.</translation>
    </message>
    <message>
        <source>Somebody has that mask, knows it, and said so. You paid a coin. Announce a mask that nobody has.</source>
        <translation>Az a maszk valakinél ott van, tudja is, és szólt. Fizettél egy érmét. Olyan maszkot jelents be, amely senkinél sincs.</translation>
    </message>
    <message>
        <source>Safe, but it earns nothing. Announce the King, which is in the centre.</source>
        <translation>Biztonságos, de nem hoz semmit. Jelentsd be a Királyt, aki az asztal közepén van.</translation>
    </message>
    <message>
        <source>You are the Judge, and someone else is about to claim to be. If you let it pass, they take all the coins in the courthouse; if you contest, you both reveal your cards.</source>
        <translation>Te vagy a Bíró, és mindjárt valaki más állítja, hogy ő az. Ha passzolsz, övé a bíróságtábla minden érméje; ha megkérdőjelezed, mindketten felfeditek a lapotokat.</translation>
    </message>
    <message>
        <source>You really are the Judge: you used the power, and the liar paid a coin.</source>
        <translation>Valóban te vagy a Bíró: te használtad az erőt, a hazug pedig fizetett egy érmét.</translation>
    </message>
    <message>
        <source>You are the Thief, and someone is about to announce the King. Anyone who contests without the mask pays a coin.</source>
        <translation>Te vagy a Tolvaj, és valaki mindjárt bejelenti a Királyt. Aki úgy kérdőjelezi meg, hogy nincs nála a maszk, fizet egy érmét.</translation>
    </message>
    <message>
        <source>Right: it was true, and it wasn’t your mask. Two coins aren’t worth a fine.</source>
        <translation>Úgy van: igaz volt, és nem a te maszkod. Két érme nem ér meg egy bírságot.</translation>
    </message>
    <message>
        <source>It was true, and you paid a coin for nothing. Let it pass when you don’t have the mask.</source>
        <translation>Igaz volt, és hiába fizettél egy érmét. Ha nem nálad van a maszk, passzolj.</translation>
    </message>
    <message>
        <source>The others answer before you: listen to what they say. You are the Thief, the Empress is on your right, and someone else is about to claim it.</source>
        <translation>A többiek előtted válaszolnak: figyelj, mit mondanak. Te vagy a Tolvaj, a Császárnő a jobb szomszédod, és mindjárt valaki más állítja, hogy ő az.</translation>
    </message>
    <message>
        <source>Well done: the real Empress spoke up, and the lie came out without you.</source>
        <translation>Nagyon jó: az igazi Császárnő megszólalt, és a hazugság nélküled is kiderült.</translation>
    </message>
    <message>
        <source>The Empress had already contested; all you did was pay a coin. Let others do the work.</source>
        <translation>A Császárnő már megkérdőjelezte; te csak fizettél egy érmét. Hagyd, hogy mások dolgozzanak.</translation>
    </message>
    <message>
        <source>You don’t know who anyone is, but watch what they do: anyone who looks knows their card. The player on your left has 11 coins and mustn’t get to use a mask they are sure of.</source>
        <translation>Senkiről sem tudod, kicsoda, de figyeld, mit tesznek: aki megnézi a lapját, az ismeri. A bal szomszédodnak 11&#xa0;érméje van: ne hagyd, hogy olyan maszkot használjon, amelyben biztos.</translation>
    </message>
    <message>
        <source>Swapped or not, the richest player no longer knows who they are, and will have to look again.</source>
        <translation>Akár cseréltél, akár nem, a leggazdagabb játékos már nem tudja, melyik maszkot viseli, és megint meg kell néznie a lapját.</translation>
    </message>
    <message>
        <source>That player was already unsure. The danger is the one who looked, on your left.</source>
        <translation>Az a játékos eddig is bizonytalan volt. Attól kell tartanod, aki megnézte a lapját: a bal szomszédodtól.</translation>
    </message>
    <message>
        <source>That stops nobody. Swap cards with the rich player on your left, or pretend to.</source>
        <translation>Ezzel senkit sem állítasz meg. Cserélj lapot a gazdag bal szomszédoddal, vagy tegyél úgy, mintha.</translation>
    </message>
    <message>
        <source>The game ends as soon as someone has 13 coins, and the richest player wins. You are the King and have 11.</source>
        <translation>A játéknak vége, amint valakinek 13&#xa0;érméje van, és a leggazdagabb játékos nyer. Te vagy a Király, és 11&#xa0;érméd van.</translation>
    </message>
    <message>
        <source>Thirteen coins: the game is over, and it is yours.</source>
        <translation>Tizenhárom érme: vége a játéknak, és te nyertél.</translation>
    </message>
    <message>
        <source>So close! You were the King, two coins from victory. Announce it.</source>
        <translation>Majdnem! Te voltál a Király, két érmére a győzelemtől. Jelentsd be.</translation>
    </message>
    <message>
        <source>You gave the others another round. You are the King: two coins and you win.</source>
        <translation>Adtál a többieknek még egy kört. Te vagy a Király: két érme, és nyertél.</translation>
    </message>
    <message>
        <source>The game also ends when someone has no coins left, and again the richest player wins: you, with 8. The player on your left has one coin and is about to take a risk.</source>
        <translation>A játéknak akkor is vége, ha valakinek egyetlen érméje sem marad, és megint a leggazdagabb játékos nyer. Ez most te vagy, 8&#xa0;érmével. A bal szomszédodnak egy érméje van, és mindjárt kockáztat.</translation>
    </message>
    <message>
        <source>You were the Judge. The fine took the last coin, and the game ended with you in the lead.</source>
        <translation>Te voltál a Bíró. A bírság elvitte a szomszédod utolsó érméjét, és a játék úgy ért véget, hogy te álltál az élen.</translation>
    </message>
    <message>
        <source>There is a third way: a player who uses the Cheat with 10 coins or more wins at once. You are the Cheat, and you have 10.</source>
        <translation>Van egy harmadik út is: aki legalább 10&#xa0;érmével használja a Csalót, azonnal nyer. Te vagy a Csaló, és 10&#xa0;érméd van.</translation>
    </message>
    <message>
        <source>And that is how a Cheat wins. Now you know all you need: let the ball begin!</source>
        <translation>Így nyer a Csaló. Most már mindent tudsz, ami kell: kezdődhet a bál!</translation>
    </message>
    <message>
        <source>You had it in your hands: announce the Cheat, and the game is yours.</source>
        <translation>A kezedben volt a győzelem: jelentsd be a Csalót, és nyertél.</translation>
    </message>
    <message>
        <source>Everyone wears a mask, but masks change hands under the table, and soon hardly anybody knows who is who. Say who you are, true or not, use that mask’s power to gather coins, and win with 13.</source>
        <extracomment>What the game is about, before the first lesson.</extracomment>
        <translation>Mindenki maszkot visel, de a maszkok az asztal alatt gazdát cserélnek, és hamarosan alig tudja valaki, ki kicsoda. Mondd meg, ki vagy&#xa0;– akár igaz, akár nem –, gyűjts érméket a maszk erejével, és nyerj 13&#xa0;érmével.</translation>
    </message>
</context>
<context>
    <name>LessonsScreen</name>
    <message>
        <source>Learn</source>
        <translation>Tanulás</translation>
    </message>
    <message>
        <source>Six short lessons at the table. After these, you’re ready to play.</source>
        <translation>Hat rövid lecke a játékasztalnál. Utána már játszhatsz is.</translation>
    </message>
</context>
<context>
    <name>Lists</name>
    <message>
        <source>{list} and {last}</source>
        <extracomment>The last entry of a list, and lists of two.</extracomment>
        <translation>{list} és {last}</translation>
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
        <translation>{title}&#xa0;– {text}</translation>
    </message>
</context>
<context>
    <name>Lobby</name>
    <message numerus="yes">
        <source>%n people share this screen. Anything private is shown behind a curtain.</source>
        <translation>
            <numerusform>%n&#xa0;ember osztozik ezen a képernyőn; ami titkos, az függöny mögött jelenik meg.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Log</name>
    <message>
        <source>Round {number}</source>
        <extracomment>A heading in the log: in a round, everyone has one turn.</extracomment>
        <translation>{number}. asztalkör</translation>
    </message>
    <message>
        <source>{line} {name}: “{words}”</source>
        <extracomment>A line of the log, and what somebody says about it: “Anna takes 2 coins from Ben. Anna: “Now we’re even.””</extracomment>
        <translation>{line} {name}: „{words}”</translation>
    </message>
    <message>
        <source>Turn {number}. {line}</source>
        <extracomment>The first line of a turn, as a screen reader reads it in the log: “Turn 8. Anna looks at her card.”</extracomment>
        <translation>{number}. kör. {line}</translation>
    </message>
    <message>
        <source>Turn {number}: your turn.</source>
        <translation>{number}. kör: te jössz.</translation>
    </message>
    <message>
        <source>Turn {number}: {name}.</source>
        <translation>{number}. kör: {name}.</translation>
    </message>
    <message>
        <source>You look at your card.</source>
        <translation>Megnézed a lapodat.</translation>
    </message>
    <message>
        <source>{name} looks at their own card.</source>
        <translation>{name} megnézi a saját lapját.</translation>
    </message>
    <message>
        <source>You look at your card: {mask}.</source>
        <translation>Megnézed a lapodat: {mask}.</translation>
    </message>
    <message>
        <source>{name} looks at their own card: {mask}.</source>
        <translation>{name} megnézi a saját lapját: {mask}.</translation>
    </message>
    <message>
        <source>You look at one card: {place}.</source>
        <translation>Megnézel egy lapot: {place}.</translation>
    </message>
    <message>
        <source>{name} looks at one card: {place}.</source>
        <translation>{name} megnéz egy lapot: {place}.</translation>
    </message>
    <message>
        <source>You look at one card: {place} ({mask}).</source>
        <translation>Megnézel egy lapot: {place} ({mask}).</translation>
    </message>
    <message>
        <source>{name} looks at one card: {place} ({mask}).</source>
        <translation>{name} megnéz egy lapot: {place} ({mask}).</translation>
    </message>
    <message>
        <source>You look at two cards: {place} and {place2}.</source>
        <translation>Megnézel két lapot: {place} és {place2}.</translation>
    </message>
    <message>
        <source>{name} looks at two cards: {place} and {place2}.</source>
        <translation>{name} megnéz két lapot: {place} és {place2}.</translation>
    </message>
    <message>
        <source>You look at two cards: {place} ({mask}) and {place2} ({mask2}).</source>
        <translation>Megnézel két lapot: {place} ({mask}) és {place2} ({mask2}).</translation>
    </message>
    <message>
        <source>{name} looks at two cards: {place} ({mask}) and {place2} ({mask2}).</source>
        <translation>{name} megnéz két lapot: {place} ({mask}) és {place2} ({mask2}).</translation>
    </message>
    <message>
        <source>You take two cards under the table: {place} and {place2}.</source>
        <translation>Két lapot veszel az asztal alá: {place} és {place2}.</translation>
    </message>
    <message>
        <source>You take your card and {other}’s under the table.</source>
        <translation>Az asztal alá veszed a lapodat és {other} lapját.</translation>
    </message>
    <message>
        <source>You take your card and {place2} under the table.</source>
        <translation>Az asztal alá veszed a lapodat és még egyet: {place2}.</translation>
    </message>
    <message>
        <source>{name} swaps two cards, or pretends to: {place} and {place2}.</source>
        <translation>{name} megcserél (vagy nem) két lapot: {place} és {place2}.</translation>
    </message>
    <message>
        <source>{name} swaps cards with you, or pretends to.</source>
        <translation>{name} lapot cserél veled (vagy nem).</translation>
    </message>
    <message>
        <source>{name} swaps cards with {other}, or pretends to.</source>
        <translation>{name} megcseréli a lapját {other} lapjával (vagy nem).</translation>
    </message>
    <message>
        <source>{name} swaps, or pretends to swap, with {place2}.</source>
        <translation>{name} megcseréli a lapját ezzel (vagy nem): {place2}.</translation>
    </message>
    <message>
        <source>You really swap them.</source>
        <translation>Valóban megcseréled őket.</translation>
    </message>
    <message>
        <source>You only pretend to swap them.</source>
        <translation>Nem cseréled meg őket, csak úgy teszel.</translation>
    </message>
    <message>
        <source>{name} really swaps them.</source>
        <translation>{name} valóban megcseréli őket.</translation>
    </message>
    <message>
        <source>{name} only pretends to swap them.</source>
        <translation>{name} nem cseréli meg őket, csak úgy tesz.</translation>
    </message>
    <message>
        <source>You announce: “{words}”</source>
        <translation>Bejelented: „{words}”</translation>
    </message>
    <message>
        <source>{name} announces: “{words}”</source>
        <translation>{name} bejelenti: „{words}”</translation>
    </message>
    <message>
        <source>You announce: “{words}” ({place})</source>
        <translation>Bejelented: „{words}” ({place})</translation>
    </message>
    <message>
        <source>{name} announces: “{words}” ({place})</source>
        <translation>{name} bejelenti: „{words}” ({place})</translation>
    </message>
    <message>
        <source>You let it pass.</source>
        <translation>Passzolsz.</translation>
    </message>
    <message>
        <source>{name} lets it pass.</source>
        <translation>{name} passzol.</translation>
    </message>
    <message>
        <source>You contest: “{words}”</source>
        <translation>Megkérdőjelezed: „{words}”</translation>
    </message>
    <message>
        <source>{name} contests: “{words}”</source>
        <translation>{name} megkérdőjelezi: „{words}”</translation>
    </message>
    <message>
        <source>You contest: “{words}” ({place})</source>
        <translation>Megkérdőjelezed: „{words}” ({place})</translation>
    </message>
    <message>
        <source>{name} contests: “{words}” ({place})</source>
        <translation>{name} megkérdőjelezi: „{words}” ({place})</translation>
    </message>
    <message>
        <source>The cards are revealed: {cards}.</source>
        <translation>Felfedett lapok: {cards}.</translation>
    </message>
    <message>
        <source>{mask} ({name})</source>
        <extracomment>An entry of the list {cards}; {name} may also be “you”.</extracomment>
        <translation>{mask} ({name})</translation>
    </message>
    <message>
        <source>None of them is the {mask}.</source>
        <translation>Egyikük sem viseli ezt a maszkot: {mask}.</translation>
    </message>
    <message>
        <source>None of you is the {mask}.</source>
        <translation>Egyikőtök sem viseli ezt a maszkot: {mask}.</translation>
    </message>
    <message>
        <source>You reveal your card: {mask}.</source>
        <translation>Felfeded a lapodat: {mask}.</translation>
    </message>
    <message>
        <source>{name} reveals: {mask}.</source>
        <translation>{name} felfedi a lapját: {mask}.</translation>
    </message>
    <message>
        <source>A card is revealed: {place} ({mask}).</source>
        <translation>Felfedett lap: {place} ({mask}).</translation>
    </message>
    <message>
        <source>You show {owner}’s card to everyone else: {mask}.</source>
        <translation>Megmutatod {owner} lapját mindenki másnak: {mask}.</translation>
    </message>
    <message>
        <source>You show {owner}’s card to everyone else.</source>
        <translation>Megmutatod {owner} lapját mindenki másnak.</translation>
    </message>
    <message>
        <source>{name} shows your card to everyone but you: {mask}.</source>
        <translation>{name} rajtad kívül mindenkinek megmutatja a lapodat: {mask}.</translation>
    </message>
    <message>
        <source>{name} shows your card to everyone but you.</source>
        <translation>{name} rajtad kívül mindenkinek megmutatja a lapodat.</translation>
    </message>
    <message>
        <source>{name} shows {owner}’s card to everyone else: {mask}.</source>
        <translation>{name} mindenki másnak megmutatja {owner} lapját: {mask}.</translation>
    </message>
    <message>
        <source>{name} shows {owner}’s card to everyone else.</source>
        <translation>{name} mindenki másnak megmutatja {owner} lapját.</translation>
    </message>
    <message>
        <source>A card is shown to everyone but its owner: {place} ({mask}).</source>
        <translation>Egy lapot mindenki megnéz, csak a gazdája nem: {place} ({mask}).</translation>
    </message>
    <message>
        <source>A card is shown to everyone but its owner: {place}.</source>
        <translation>Egy lapot mindenki megnéz, csak a gazdája nem: {place}.</translation>
    </message>
    <message>
        <source>Nobody contests. You use the power: {mask}.</source>
        <translation>Senki sem kérdőjelezi meg. Használod az erőt: {mask}.</translation>
    </message>
    <message>
        <source>Nobody contests. {name} uses the power: {mask}.</source>
        <translation>Senki sem kérdőjelezi meg. {name} használja az erőt: {mask}.</translation>
    </message>
    <message>
        <source>You really are the {mask} and use its power.</source>
        <translation>Igazat mondasz ({mask}), és használod az erőt.</translation>
    </message>
    <message>
        <source>{name} really is the {mask} and uses its power.</source>
        <translation>{name} igazat mond ({mask}), és használja az erőt.</translation>
    </message>
    <message>
        <source>You copy the last power used: {mask}.</source>
        <translation>Lemásolod a legutóbb használt erőt: {mask}.</translation>
    </message>
    <message>
        <source>{name} copies the last power used: {mask}.</source>
        <translation>{name} lemásolja a legutóbb használt erőt: {mask}.</translation>
    </message>
    <message>
        <source>You use a power from the graveyard: {mask}.</source>
        <translation>A temetőből kapott erőt használod: {mask}.</translation>
    </message>
    <message>
        <source>{name} uses a power from the graveyard: {mask}.</source>
        <translation>{name} a temetőből kapott erőt használja: {mask}.</translation>
    </message>
    <message>
        <source>You named the right mask and use its power: {mask}.</source>
        <translation>Eltalálod, és használod az erőt: {mask}.</translation>
    </message>
    <message>
        <source>{name} named the right mask and uses its power: {mask}.</source>
        <translation>{name} eltalálja, és használja az erőt: {mask}.</translation>
    </message>
    <message>
        <source>Nobody contests.</source>
        <extracomment>The announcement has just been heard.</extracomment>
        <translation>Senki sem kérdőjelezi meg.</translation>
    </message>
    <message>
        <source>{mask}: this power has already been used this turn. Nothing happens.</source>
        <translation>{mask}: ezt az erőt ebben a körben már használta valaki. Nem történik semmi.</translation>
    </message>
    <message>
        <source>No power has been used yet: there is nothing to copy.</source>
        <translation>Még senki sem használt erőt: nincs mit lemásolni.</translation>
    </message>
    <message>
        <source>There are no coins to take: nothing happens.</source>
        <translation>Nincs elvehető érme: nem történik semmi.</translation>
    </message>
    <message>
        <source>{name} already has 10 coins or more and takes nothing.</source>
        <translation>{name} vagyona már legalább 10&#xa0;érme, így nem kap semmit.</translation>
    </message>
    <message>
        <source>You already have 10 coins or more and take nothing.</source>
        <translation>Már legalább 10&#xa0;érméd van, így nem kapsz semmit.</translation>
    </message>
    <message>
        <source>{name} has fewer than 10 coins: nothing happens.</source>
        <translation>{name} vagyona kevesebb 10&#xa0;érménél: nem történik semmi.</translation>
    </message>
    <message>
        <source>You have fewer than 10 coins: nothing happens.</source>
        <translation>10&#xa0;érménél kevesebbed van: nem történik semmi.</translation>
    </message>
    <message>
        <source>{name} decides not to exchange fortunes.</source>
        <translation>{name} úgy dönt, hogy nem cserél vagyont.</translation>
    </message>
    <message>
        <source>You decide not to exchange fortunes.</source>
        <translation>Úgy döntesz, hogy nem cserélsz vagyont.</translation>
    </message>
    <message>
        <source>Nobody has more coins than {name}: nothing happens.</source>
        <translation>Senki sem gazdagabb, mint {name}: nem történik semmi.</translation>
    </message>
    <message>
        <source>Nobody has more coins than you: nothing happens.</source>
        <translation>Senki sem gazdagabb nálad: nem történik semmi.</translation>
    </message>
    <message>
        <source>There is nobody left to choose: nothing happens.</source>
        <translation>Nincs, akit választani lehetne: nem történik semmi.</translation>
    </message>
    <message>
        <source>There are too few cards for this: nothing happens.</source>
        <translation>Ehhez túl kevés a lap: nem történik semmi.</translation>
    </message>
    <message>
        <source>It’s a woman’s mask: nothing to pay.</source>
        <translation>Ez női maszk: nem kell fizetni.</translation>
    </message>
    <message>
        <source>The right mask was named: nothing to pay.</source>
        <translation>A megnevezett maszk helyes: nem kell fizetni.</translation>
    </message>
    <message>
        <source>The wrong mask was named: nothing happens.</source>
        <translation>A megnevezett maszk téves: nem történik semmi.</translation>
    </message>
    <message>
        <source>The graveyard is empty: nothing happens.</source>
        <translation>Üres a temető: nem történik semmi.</translation>
    </message>
    <message>
        <source>You choose {other}.</source>
        <translation>A választásod: {other}.</translation>
    </message>
    <message>
        <source>{name} chooses you.</source>
        <translation>{name} téged választ.</translation>
    </message>
    <message>
        <source>{name} chooses {other}.</source>
        <translation>{name} választása: {other}.</translation>
    </message>
    <message>
        <source>You choose two players: {names}.</source>
        <translation>Két játékost választasz: {names}.</translation>
    </message>
    <message>
        <source>{name} chooses two players: {names}.</source>
        <translation>{name} két játékost választ: {names}.</translation>
    </message>
    <message>
        <source>You name a mask: {mask}.</source>
        <translation>Megnevezel egy maszkot: {mask}.</translation>
    </message>
    <message>
        <source>{name} names a mask: {mask}.</source>
        <translation>{name} megnevez egy maszkot: {mask}.</translation>
    </message>
    <message>
        <source>You choose left.</source>
        <translation>A választásod: balra.</translation>
    </message>
    <message>
        <source>{name} chooses left.</source>
        <translation>{name} választása: balra.</translation>
    </message>
    <message>
        <source>You choose right.</source>
        <translation>A választásod: jobbra.</translation>
    </message>
    <message>
        <source>{name} chooses right.</source>
        <translation>{name} választása: jobbra.</translation>
    </message>
    <message>
        <source>You hide some of the bank’s coins in your hand.</source>
        <translation>Néhány érmét rejtesz a kezedbe a bankból.</translation>
    </message>
    <message>
        <source>{name} hides some of the bank’s coins in their hand.</source>
        <translation>{name} néhány érmét rejt a kezébe a bankból.</translation>
    </message>
    <message numerus="yes">
        <source>You hide %n of the bank’s coins in your hand.</source>
        <translation>
            <numerusform>%n&#xa0;érmét rejtesz a kezedbe a bankból.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{name} hides %n of the bank’s coins in their hand.</source>
        <translation>
            <numerusform>{name} %n&#xa0;érmét rejt a kezébe a bankból.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>You guess: %n coin(s).</source>
        <translation>
            <numerusform>A tipped: %n&#xa0;érme.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{name} guesses: %n coin(s).</source>
        <translation>
            <numerusform>{name} tippje: %n&#xa0;érme.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>You open your hand: %n coin(s).</source>
        <translation>
            <numerusform>Kinyitod a kezed: %n&#xa0;érme.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{name} opens their hand: %n coin(s).</source>
        <translation>
            <numerusform>{name} kinyitja a kezét: %n&#xa0;érme.</numerusform>
        </translation>
    </message>
    <message>
        <source>You and {other} change seats. Cards and coins stay put.</source>
        <translation>Te és {other} helyet cseréltek. A lapok és az érmék a helyükön maradnak.</translation>
    </message>
    <message>
        <source>{name} and {other} change seats. Cards and coins stay put.</source>
        <translation>{name} és {other} helyet cserél. A lapok és az érmék a helyükön maradnak.</translation>
    </message>
    <message>
        <source>The top card of the graveyard is turned up: {mask}.</source>
        <translation>Felfordul a temető felső lapja: {mask}.</translation>
    </message>
    <message>
        <source>A card leaves the game: {mask}.</source>
        <translation>Egy lap kikerül a játékból: {mask}.</translation>
    </message>
    <message>
        <source>Your own card takes its place, unseen.</source>
        <extracomment>Follows “A card leaves the game: Damned.”; the card goes to where the Damned lay.</extracomment>
        <translation>A saját lapod kerül a helyére, felfedés nélkül.</translation>
    </message>
    <message>
        <source>{name}’s own card takes its place, unseen.</source>
        <translation>{name} saját lapja kerül a helyére, felfedés nélkül.</translation>
    </message>
    <message>
        <source>You are out of the game.</source>
        <translation>Kiesel a játékból.</translation>
    </message>
    <message>
        <source>{name} is out of the game.</source>
        <translation>{name} kiesik a játékból.</translation>
    </message>
    <message>
        <source>You are out of the game. Any cards you had left go with you, unseen.</source>
        <translation>Kiesel a játékból. A megmaradt lapjaid is kikerülnek, felfedés nélkül.</translation>
    </message>
    <message>
        <source>{name} is out of the game. Any cards left there go too, unseen.</source>
        <translation>{name} kiesik a játékból. A megmaradt lapjai is kikerülnek, felfedés nélkül.</translation>
    </message>
</context>
<context>
    <name>MainWindow</name>
    <message>
        <source>Mascarade</source>
        <translation>Álarcosbál</translation>
    </message>
</context>
<context>
    <name>Mask</name>
    <message>
        <source>Judge</source>
        <translation>Bíró</translation>
    </message>
    <message>
        <source>King</source>
        <translation>Király</translation>
    </message>
    <message>
        <source>Empress</source>
        <translation>Császárnő</translation>
    </message>
    <message>
        <source>Queen</source>
        <translation>Királynő</translation>
    </message>
    <message>
        <source>Fool</source>
        <translation>Bolond</translation>
    </message>
    <message>
        <source>Thief</source>
        <translation>Tolvaj</translation>
    </message>
    <message>
        <source>Witch</source>
        <translation>Boszorkány</translation>
    </message>
    <message>
        <source>Spy</source>
        <translation>Kém</translation>
    </message>
    <message>
        <source>Peasant</source>
        <translation>Paraszt</translation>
    </message>
    <message>
        <source>Cheat</source>
        <translation>Csaló</translation>
    </message>
    <message>
        <source>Guru</source>
        <translation>Inkvizítor</translation>
    </message>
    <message>
        <source>Widow</source>
        <translation>Özvegy</translation>
    </message>
    <message>
        <source>Beggar</source>
        <translation>Koldus</translation>
    </message>
    <message>
        <source>Patron</source>
        <translation>Pártfogó</translation>
    </message>
    <message>
        <source>Puppet Master</source>
        <translation>Bábmester</translation>
    </message>
    <message>
        <source>Princess</source>
        <translation>Hercegnő</translation>
    </message>
    <message>
        <source>Trickster</source>
        <translation>Püspök</translation>
    </message>
    <message>
        <source>Alchemist</source>
        <translation>Alkimista</translation>
    </message>
    <message>
        <source>Actress</source>
        <translation>Színésznő</translation>
    </message>
    <message>
        <source>Courtesan</source>
        <translation>Kurtizán</translation>
    </message>
    <message>
        <source>Gambler</source>
        <translation>Hazardőr</translation>
    </message>
    <message>
        <source>Damned</source>
        <translation>Elátkozott</translation>
    </message>
    <message>
        <source>Necromancer</source>
        <translation>Halottidéző</translation>
    </message>
    <message>
        <source>Sage</source>
        <translation>Bölcs</translation>
    </message>
    <message>
        <source>Usurper</source>
        <translation>Trónbitorló</translation>
    </message>
    <message>
        <source>Bear Tamer</source>
        <translation>Medveidomár</translation>
    </message>
    <message>
        <source>A man’s mask</source>
        <translation>Férfimaszk</translation>
    </message>
    <message>
        <source>A woman’s mask</source>
        <translation>Női maszk</translation>
    </message>
    <message>
        <source>★ Brings money from the bank</source>
        <translation>★ Pénzt hoz a bankból</translation>
    </message>
    <message>
        <source>Base game</source>
        <translation>Alapjáték</translation>
    </message>
    <message>
        <source>First edition</source>
        <translation>Első kiadás</translation>
    </message>
    <message>
        <source>Expansion</source>
        <translation>Kiegészítő</translation>
    </message>
    <message numerus="yes">
        <source>For %n player(s) or more</source>
        <translation>
            <numerusform>Legalább %n&#xa0;játékossal</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>MasksOff</name>
    <message>
        <source>Take off the masks</source>
        <translation>Le a maszkokkal!</translation>
    </message>
</context>
<context>
    <name>MastersRow</name>
    <message>
        <source>Games played by masters</source>
        <translation>A mesterek játszmái</translation>
    </message>
    <message>
        <source>The masters couldn’t finish their games.</source>
        <translation>A mesterek nem tudták befejezni a játszmáikat.</translation>
    </message>
    <message>
        <source>The same deal, with a master in your place: {won} of {played} won…</source>
        <translation>Ugyanez az osztás, a helyeden egy mesterrel: {played} játszmából {won} győzelem…</translation>
    </message>
    <message>
        <source>In your place, masters won {won} of {played}: a good deal.</source>
        <translation>A helyeden a mesterek {played} játszmából {won} alkalommal nyertek: jó osztás.</translation>
    </message>
    <message>
        <source>In your place, masters won {won} of {played}: a fair deal.</source>
        <translation>A helyeden a mesterek {played} játszmából {won} alkalommal nyertek: átlagos osztás.</translation>
    </message>
    <message>
        <source>In your place, masters won {won} of {played}: a hard deal.</source>
        <translation>A helyeden a mesterek {played} játszmából {won} alkalommal nyertek: nehéz osztás.</translation>
    </message>
</context>
<context>
    <name>Meanwhile</name>
    <message>
        <source>Meanwhile: {list}.</source>
        <translation>Közben: {list}.</translation>
    </message>
    <message>
        <source>{name} ({what})</source>
        <extracomment>An entry of the list: “Anna (a look)”.</extracomment>
        <translation>{name} ({what})</translation>
    </message>
    <message>
        <source>a look</source>
        <translation>lapnézés</translation>
    </message>
    <message>
        <source>a swap, real or not</source>
        <translation>valódi vagy színlelt csere</translation>
    </message>
    <message>
        <source>{what}, contested</source>
        <extracomment>The announced mask: “King, contested”, “King, +3”.</extracomment>
        <translation>{what}, megkérdőjelezve</translation>
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
        <translation>A legmerészebb blöff, amely bevált</translation>
    </message>
    <message>
        <source>The costliest false claim</source>
        <translation>A legdrágább hamis állítás</translation>
    </message>
    <message>
        <source>The swap that fooled the most players</source>
        <translation>A csere, amely a legtöbb játékost megtévesztette</translation>
    </message>
    <message numerus="yes">
        <source>Turn {turn}: {name} announced “{mask}” but wore another mask ({truth}). Nobody contested. Gain: %n coin(s).</source>
        <extracomment>{truth} is the mask that {name} really wore; the number is what the bluff brought.</extracomment>
        <translation>
            <numerusform>{turn}. kör: {name} bejelentése „{mask}” volt, a maszkja viszont más ({truth}), és senki sem kérdőjelezte meg. Nyereség: %n&#xa0;érme.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Turn {turn}: you announced “{mask}” but wore another mask ({truth}). Nobody contested. Gain: %n coin(s).</source>
        <translation>
            <numerusform>{turn}. kör: a bejelentésed „{mask}” volt, pedig mást viseltél ({truth}), és senki sem kérdőjelezte meg. Nyereség: %n&#xa0;érme.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Turn {turn}: {name} claimed “{mask}” but wore another mask ({truth}). Loss: %n coin(s).</source>
        <translation>
            <numerusform>{turn}. kör: {name} állítása „{mask}” volt, a maszkja viszont más ({truth}). Veszteség: %n&#xa0;érme.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Turn {turn}: you claimed “{mask}” but wore another mask ({truth}). Loss: %n coin(s).</source>
        <translation>
            <numerusform>{turn}. kör: az állításod „{mask}” volt, pedig mást viseltél ({truth}). Veszteség: %n&#xa0;érme.</numerusform>
        </translation>
    </message>
    <message>
        <source>Turn {turn}: {name} really swapped two cards ({places}). Fooled: {names}.</source>
        <extracomment>{names} is a list of the players who were fooled: one or several.</extracomment>
        <translation>{turn}. kör, {name}: valódi csere ({places}). Aki bedőlt neki: {names}.</translation>
    </message>
    <message>
        <source>Turn {turn}: you really swapped two cards ({places}). Fooled: {names}.</source>
        <translation>{turn}. kör: valóban megcseréltél két lapot ({places}). Aki bedőlt neki: {names}.</translation>
    </message>
    <message>
        <source>Turn {turn}: {name} only pretended to swap two cards ({places}). Fooled: {names}.</source>
        <translation>{turn}. kör, {name}: színlelt csere ({places}). Aki bedőlt neki: {names}.</translation>
    </message>
    <message>
        <source>Turn {turn}: you only pretended to swap two cards ({places}). Fooled: {names}.</source>
        <translation>{turn}. kör: csak színlelted két lap cseréjét ({places}). Aki bedőlt neki: {names}.</translation>
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
        <translation>{mask} (valószínűbbnek tűnt: {guess}, {percent})</translation>
    </message>
    <message>
        <source>{mask} ({percent})</source>
        <translation>{mask} ({percent})</translation>
    </message>
    <message>
        <source>{name} could know: {cards}.</source>
        <extracomment>{cards} is a list such as “Anna’s card: King (80%), …”.</extracomment>
        <translation>{name} ezt tudhatta: {cards}.</translation>
    </message>
    <message>
        <source>You could know: {cards}.</source>
        <translation>Ezt tudhattad: {cards}.</translation>
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
        <translation>A maszkokat képpel felfelé osztják ki.</translation>
    </message>
</context>
<context>
    <name>NewGameScreen</name>
    <message>
        <source>One of your own scenarios. It breaks the printed rules.</source>
        <translation>A saját forgatókönyveid egyike. Eltér a nyomtatott szabályoktól.</translation>
    </message>
    <message>
        <source>One of your own scenarios.</source>
        <translation>Az egyik saját forgatókönyved.</translation>
    </message>
    <message>
        <source>Player {number}: enter the program that plays, or choose another opponent.</source>
        <translation>{number}. játékos: add meg, melyik program játsszon, vagy válassz másik ellenfelet.</translation>
    </message>
    <message>
        <source>The deal number must be a whole number from 0 to 2147483647, or empty.</source>
        <translation>Az osztás száma 0&#xa0;és 2147483647&#xa0;közötti egész szám legyen, vagy maradjon üres.</translation>
    </message>
    <message>
        <source>No human players: you will watch the bots play.</source>
        <translation>Nincs emberi játékos: azt nézed majd, hogyan játszanak a gépek.</translation>
    </message>
    <message>
        <source>Notes and the coach are off: they only work in solo games.</source>
        <translation>A jegyzet és a tanácsadó csak akkor jár, ha egyedül játszol a gépek ellen, ezért most kimarad.</translation>
    </message>
    <message>
        <source>Everyone sees the history.</source>
        <translation>A naplót mindenki látja.</translation>
    </message>
    <message>
        <source>Only one person</source>
        <translation>Csak egy ember</translation>
    </message>
    <message>
        <source>Everyone is a person</source>
        <translation>Mindenki ember</translation>
    </message>
    <message>
        <source>New game</source>
        <translation>Új játék</translation>
    </message>
    <message>
        <source>Players</source>
        <translation>Játékosok</translation>
    </message>
    <message>
        <source>Number of players</source>
        <translation>Játékosok száma</translation>
    </message>
    <message>
        <source>One fewer player</source>
        <translation>Eggyel kevesebb játékos</translation>
    </message>
    <message>
        <source>One more player</source>
        <translation>Eggyel több játékos</translation>
    </message>
    <message>
        <source>Masks</source>
        <translation>Maszkok</translation>
    </message>
    <message>
        <source>Scenarios for this number of players</source>
        <translation>Forgatókönyvek ennyi játékosra</translation>
    </message>
    <message>
        <source>Begin</source>
        <translation>Kezdés</translation>
    </message>
</context>
<context>
    <name>NotePopover</name>
    <message>
        <source>Note</source>
        <translation>Jegyzet</translation>
    </message>
    <message>
        <source>Note: {place}</source>
        <translation>Jegyzet: {place}</translation>
    </message>
    <message>
        <source>Click the mask you think it is.</source>
        <translation>Kattints arra a maszkra, amelyiknek gondolod.</translation>
    </message>
    <message>
        <source>It may be one of several</source>
        <translation>Több maszk is szóba jön</translation>
    </message>
    <message>
        <source>Anything else to remember</source>
        <translation>Bármi más, amit meg akarsz jegyezni</translation>
    </message>
    <message>
        <source>Pin</source>
        <translation>Kitűzés</translation>
    </message>
    <message>
        <source>Remove the note</source>
        <translation>Jegyzet törlése</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Mégse</translation>
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
        <translation>Jegyzetet Jegyzetfüzet vagy Tanácsadó segítséggel játszott játékban tűzhetsz a lapokra.</translation>
    </message>
    <message>
        <source>Move to a card with the arrow keys, then press {key}.</source>
        <translation>Menj a nyilakkal egy lapra, és nyomd meg ezt a billentyűt: {key}.</translation>
    </message>
</context>
<context>
    <name>Numbers</name>
    <message numerus="yes">
        <source>%n coin(s)</source>
        <translation>
            <numerusform>%n&#xa0;érme</numerusform>
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
        <translation>A forgatókönyvet nem sikerült menteni: {why}</translation>
    </message>
    <message>
        <source>My scenario</source>
        <translation>Az én forgatókönyvem</translation>
    </message>
    <message>
        <source>That didn’t work: {why}</source>
        <translation>Ez nem sikerült: {why}</translation>
    </message>
    <message>
        <source>Delete a scenario</source>
        <translation>Forgatókönyv törlése</translation>
    </message>
    <message>
        <source>Delete “{name}”? This can’t be undone.</source>
        <translation>Törlöd a forgatókönyvet („{name}”)? Ezt nem lehet visszavonni.</translation>
    </message>
    <message>
        <source>Delete</source>
        <translation>Törlés</translation>
    </message>
    <message>
        <source>Keep it</source>
        <translation>Marad</translation>
    </message>
    <message>
        <source>Scenarios</source>
        <translation>Forgatókönyvek</translation>
    </message>
    <message>
        <source>Import scenarios</source>
        <translation>Forgatókönyvek importálása</translation>
    </message>
    <message>
        <source>You already have this scenario.</source>
        <translation>Ez a forgatókönyv már megvan.</translation>
    </message>
    <message>
        <source>Export a scenario</source>
        <translation>Forgatókönyv exportálása</translation>
    </message>
    <message>
        <source>Exported</source>
        <translation>Exportálva</translation>
    </message>
    <message>
        <source>These files can’t be read and were left alone:</source>
        <translation>Ezeket a fájlokat nem lehet olvasni; érintetlenek maradtak:</translation>
    </message>
    <message>
        <source>My scenarios</source>
        <translation>Saját forgatókönyvek</translation>
    </message>
    <message>
        <source>Your scenarios</source>
        <translation>A forgatókönyveid</translation>
    </message>
    <message>
        <source>Nothing here yet. Create a scenario, or import one from a file.</source>
        <translation>Itt még nincs semmi. Készíts új forgatókönyvet, vagy importálj egyet fájlból.</translation>
    </message>
    <message>
        <source>Play it</source>
        <translation>Játék ezzel</translation>
    </message>
    <message>
        <source>New</source>
        <translation>Új</translation>
    </message>
    <message>
        <source>Duplicate</source>
        <translation>Másolat</translation>
    </message>
    <message>
        <source>Import…</source>
        <translation>Importálás…</translation>
    </message>
    <message>
        <source>Export…</source>
        <translation>Exportálás…</translation>
    </message>
</context>
<context>
    <name>Passing</name>
    <message>
        <source>I’ll stay out.</source>
        <extracomment>Said by the cautious while they let an announcement pass; at most 18 letters</extracomment>
        <translation>Kimaradok.</translation>
    </message>
    <message>
        <source>I’d rather not.</source>
        <translation>Inkább nem.</translation>
    </message>
    <message>
        <source>I’ll wait.</source>
        <translation>Kivárom.</translation>
    </message>
    <message>
        <source>Go on, then!</source>
        <extracomment>Said by the bold while they let an announcement pass; at most 18 letters</extracomment>
        <translation>Csak rajta!</translation>
    </message>
    <message>
        <source>All yours!</source>
        <translation>Legyen a tiéd!</translation>
    </message>
    <message>
        <source>Enjoy it!</source>
        <translation>Élvezd csak!</translation>
    </message>
    <message>
        <source>I pass.</source>
        <extracomment>Said by the even-tempered while they let an announcement pass; at most 18 letters</extracomment>
        <translation>Passz.</translation>
    </message>
    <message>
        <source>All right.</source>
        <translation>Rendben.</translation>
    </message>
    <message>
        <source>Fair enough.</source>
        <translation>Legyen így.</translation>
    </message>
    <message>
        <source>If you say so.</source>
        <extracomment>Said by the suspicious while they let an announcement pass; at most 18 letters</extracomment>
        <translation>Ha te mondod…</translation>
    </message>
    <message>
        <source>Hm. All right.</source>
        <translation>Hm. Jól van.</translation>
    </message>
    <message>
        <source>I’m watching you.</source>
        <translation>Szemmel tartalak.</translation>
    </message>
    <message>
        <source>I’ll keep my coin.</source>
        <extracomment>Said by the greedy while they let an announcement pass; at most 18 letters</extracomment>
        <translation>Marad az érmém.</translation>
    </message>
    <message>
        <source>Not for a coin.</source>
        <translation>Egy érmét sem ér.</translation>
    </message>
    <message>
        <source>Too dear for me.</source>
        <translation>Ez nekem drága.</translation>
    </message>
    <message>
        <source>Why not?</source>
        <extracomment>Said by the chaotic while they let an announcement pass; at most 18 letters</extracomment>
        <translation>Miért ne?</translation>
    </message>
    <message>
        <source>As you like!</source>
        <translation>Ahogy tetszik!</translation>
    </message>
    <message>
        <source>La la la…</source>
        <translation>La-la-la…</translation>
    </message>
</context>
<context>
    <name>Pause</name>
    <message>
        <source>Resumed.</source>
        <translation>A játék folytatódik.</translation>
    </message>
    <message>
        <source>Resume</source>
        <translation>Folytatás</translation>
    </message>
    <message>
        <source>Pause</source>
        <translation>Szünet</translation>
    </message>
    <message>
        <source>Paused: press {key} to resume</source>
        <translation>Szünet: a folytatáshoz nyomd meg a {key} billentyűt</translation>
    </message>
</context>
<context>
    <name>Phone</name>
    <message>
        <source>English</source>
        <extracomment>The name of your language, in your language.</extracomment>
        <translation>Magyar</translation>
    </message>
    <message>
        <source>Type the code from the large screen</source>
        <extracomment>Above a field, on the phone.</extracomment>
        <translation>Írd be a nagy képernyőn látható kódot</translation>
    </message>
    <message>
        <source>Enter</source>
        <translation>Belépés</translation>
    </message>
    <message>
        <source>That isn’t the code. Please look at the large screen again.</source>
        <translation>Nem ez a kód. Nézd meg még egyszer a nagy képernyőt.</translation>
    </message>
    <message>
        <source>Who are you?</source>
        <translation>Ki vagy?</translation>
    </message>
    <message>
        <source>on another phone</source>
        <extracomment>Beside a name: another phone plays for this person.</extracomment>
        <translation>másik telefonon</translation>
    </message>
    <message>
        <source>Ask the table to let in phone {sign}.</source>
        <extracomment>Someone has to press a button on the large screen. {sign} is a number, such as 47.</extracomment>
        <translation>Kérd meg az asztalnál ülőket, hogy engedjék be a telefonodat (száma: {sign}).</translation>
    </message>
    <message>
        <source>I’m somebody else</source>
        <translation>Mégsem én vagyok</translation>
    </message>
    <message>
        <source>Looking for the table…</source>
        <translation>Az asztal keresése…</translation>
    </message>
    <message>
        <source>The table can’t be reached. Nothing is lost: you’ll be back at the same place.</source>
        <translation>Az asztal nem érhető el. Semmi sem vész el: ugyanott folytathatod.</translation>
    </message>
    <message>
        <source>Game</source>
        <extracomment>Pages that can be turned to.</extracomment>
        <translation>Játék</translation>
    </message>
    <message>
        <source>Masks</source>
        <translation>Maszkok</translation>
    </message>
    <message>
        <source>Log</source>
        <translation>Napló</translation>
    </message>
    <message>
        <source>Notes</source>
        <translation>Jegyzetek</translation>
    </message>
    <message>
        <source>More</source>
        <translation>Egyéb</translation>
    </message>
    <message>
        <source>Language</source>
        <translation>Nyelv</translation>
    </message>
    <message>
        <source>Leave this seat</source>
        <translation>A hely elhagyása</translation>
    </message>
    <message>
        <source>You then answer on the large screen, or on another phone.</source>
        <translation>Ezután a nagy képernyőn vagy egy másik telefonon válaszolsz.</translation>
    </message>
    <message>
        <source>Confirm</source>
        <translation>Megerősítés</translation>
    </message>
    <message>
        <source>Back</source>
        <translation>Vissza</translation>
    </message>
    <message>
        <source>Hold to see what only you know</source>
        <extracomment>A button to keep a finger on. What it shows is secret.</extracomment>
        <translation>Tartsd lenyomva, és látod, amit csak te tudsz</translation>
    </message>
    <message>
        <source>Hold to see the secret before this one</source>
        <translation>Tartsd lenyomva: az előző titok</translation>
    </message>
    <message>
        <source>Answer when you like: nobody sees it before it’s your turn to speak.</source>
        <translation>Válaszolj, amikor akarsz: senki sem látja, amíg rád nem kerül a sor.</translation>
    </message>
    <message>
        <source>In the graveyard</source>
        <translation>A temetőben</translation>
    </message>
    <message>
        <source>What you write here stays on this phone.</source>
        <translation>Amit ide írsz, ezen a telefonon marad.</translation>
    </message>
    <message>
        <source>Coins</source>
        <translation>Érmék</translation>
    </message>
    <message>
        <source>out</source>
        <extracomment>Beside the name of a player who has left the game.</extracomment>
        <translation>kiesett</translation>
    </message>
    <message>
        <source>Your turn</source>
        <translation>Te jössz</translation>
    </message>
    <message>
        <source>Turn: {name}</source>
        <extracomment>Whose turn it is.</extracomment>
        <translation>Soron van: {name}</translation>
    </message>
    <message>
        <source>You have answered. The others will hear it when it’s your turn to speak.</source>
        <translation>Válaszoltál. Akkor hangzik el, amikor rád kerül a sor.</translation>
    </message>
    <message>
        <source>Bank</source>
        <translation>Bank</translation>
    </message>
    <message>
        <source>Courthouse</source>
        <translation>Bíróságtábla</translation>
    </message>
</context>
<context>
    <name>PhonesDialog</name>
    <message>
        <source>Phone {sign} asks for this seat.</source>
        <translation>Ezt a helyet kéri egy telefon (száma: {sign}).</translation>
    </message>
    <message>
        <source>Let in</source>
        <translation>Beengedés</translation>
    </message>
    <message>
        <source>Not this one</source>
        <translation>Nem ez az</translation>
    </message>
    <message>
        <source>at this screen</source>
        <translation>ennél a képernyőnél</translation>
    </message>
    <message>
        <source>on a phone</source>
        <translation>telefonon</translation>
    </message>
    <message>
        <source>on a phone that is asleep</source>
        <translation>alvó telefonon</translation>
    </message>
    <message>
        <source>Answer here instead</source>
        <translation>Inkább itt válaszol</translation>
    </message>
    <message>
        <source>Phones</source>
        <translation>Telefonok</translation>
    </message>
    <message>
        <source>Answer on your phones</source>
        <translation>Válaszoljatok telefonon</translation>
    </message>
    <message>
        <source>To the table</source>
        <translation>Az asztalhoz</translation>
    </message>
    <message>
        <source>Scan this with a phone on the same network, or type the address into its browser and then the code. There is nothing to install.</source>
        <translation>Olvasd be egy telefonnal ugyanazon a hálózaton, vagy írd be a böngészőjébe a címet, majd a kódot. Nem kell semmit telepíteni.</translation>
    </message>
    <message>
        <source>The game listens on this address only, and only until you leave this table.</source>
        <translation>A játék csak ezen a címen fogad kapcsolatot, és csak amíg el nem hagyod az asztalt.</translation>
    </message>
    <message>
        <source>This computer is on no local network that phones could reach.</source>
        <translation>Ez a számítógép nincs olyan helyi hálózaton, amelyet telefonok elérhetnek.</translation>
    </message>
    <message>
        <source>A QR code with this address</source>
        <translation>QR-kód ezzel a címmel</translation>
    </message>
</context>
<context>
    <name>Place</name>
    <message>
        <source>your card</source>
        <extracomment>In the nominative: it stands after a colon or in brackets.</extracomment>
        <translation>a lapod</translation>
    </message>
    <message>
        <source>your left card</source>
        <translation>a bal lapod</translation>
    </message>
    <message>
        <source>your right card</source>
        <translation>a jobb lapod</translation>
    </message>
    <message>
        <source>your protected card</source>
        <translation>a védett lapod</translation>
    </message>
    <message>
        <source>{name}’s card</source>
        <translation>{name} lapja</translation>
    </message>
    <message>
        <source>{name}’s left card</source>
        <translation>{name} bal lapja</translation>
    </message>
    <message>
        <source>{name}’s right card</source>
        <translation>{name} jobb lapja</translation>
    </message>
    <message>
        <source>{name}’s protected card</source>
        <translation>{name} védett lapja</translation>
    </message>
    <message>
        <source>their own card</source>
        <extracomment>After a sentence that names the owner: “Anna looks at one card: their left card.”</extracomment>
        <translation>a saját lapja</translation>
    </message>
    <message>
        <source>their left card</source>
        <translation>a saját bal lapja</translation>
    </message>
    <message>
        <source>their right card</source>
        <translation>a saját jobb lapja</translation>
    </message>
    <message>
        <source>their protected card</source>
        <translation>a saját védett lapja</translation>
    </message>
    <message>
        <source>the left card</source>
        <extracomment>In brackets after what its owner says: “I am the King!” (the left card)</extracomment>
        <translation>a bal lap</translation>
    </message>
    <message>
        <source>the right card</source>
        <translation>a jobb lap</translation>
    </message>
    <message>
        <source>the protected card</source>
        <translation>a védett lap</translation>
    </message>
    <message>
        <source>the card in the centre</source>
        <translation>a középső lap</translation>
    </message>
    <message>
        <source>the first card in the centre</source>
        <translation>az első lap középen</translation>
    </message>
    <message>
        <source>the second card in the centre</source>
        <translation>a második lap középen</translation>
    </message>
    <message>
        <source>you</source>
        <extracomment>In the nominative, in lists of players and in brackets after a mask: “King (you)”.</extracomment>
        <translation>te</translation>
    </message>
    <message>
        <source>{name} ({number})</source>
        <extracomment>Two players of the same name are told apart by their numbers.</extracomment>
        <translation>{name} ({number})</translation>
    </message>
    <message>
        <source>Player {number}</source>
        <extracomment>A person who gave no name.</extracomment>
        <translation>{number}. játékos</translation>
    </message>
</context>
<context>
    <name>Plaque</name>
    <message>
        <source>Not reached yet</source>
        <translation>Még nincs meg</translation>
    </message>
</context>
<context>
    <name>PostGame</name>
    <message>
        <source>What would you like to save?</source>
        <translation>Mit szeretnél elmenteni?</translation>
    </message>
    <message>
        <source>Save</source>
        <translation>Mentés</translation>
    </message>
    <message>
        <source>Shareable game</source>
        <translation>Megosztható játszma</translation>
    </message>
    <message>
        <source>Picture (PNG)</source>
        <translation>Kép (PNG)</translation>
    </message>
    <message>
        <source>Drawing (SVG)</source>
        <translation>Rajz (SVG)</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Mégse</translation>
    </message>
    <message>
        <source>The game couldn’t be saved: {why}</source>
        <translation>A játszmát nem sikerült menteni: {why}</translation>
    </message>
</context>
<context>
    <name>Power</name>
    <message>
        <source>Take all coins from the courthouse</source>
        <translation>Tiéd a bíróságtábla minden érméje</translation>
    </message>
    <message>
        <source>Take 2 coins from the bank</source>
        <translation>2&#xa0;érmét kapsz a bankból</translation>
    </message>
    <message>
        <source>Take 3 coins from the bank</source>
        <translation>3&#xa0;érmét kapsz a bankból</translation>
    </message>
    <message>
        <source>Take 1 coin; swap two others’ cards, or pretend to</source>
        <translation>1&#xa0;érmét kapsz; mások két lapját cseréled (vagy nem)</translation>
    </message>
    <message>
        <source>Take 1 coin from each neighbour</source>
        <translation>1‑1&#xa0;érmét veszel el a szomszédaidtól</translation>
    </message>
    <message>
        <source>You may exchange fortunes with another player</source>
        <translation>Ha akarod, vagyont cserélsz valakivel</translation>
    </message>
    <message>
        <source>See your card and another’s; swap or pretend to</source>
        <translation>Megnézed a lapod és valakiét; csere (vagy nem)</translation>
    </message>
    <message>
        <source>Take 1 coin; both Peasants together: 2 each</source>
        <translation>1&#xa0;érmét kapsz; a két Paraszt együtt: 2‑2</translation>
    </message>
    <message>
        <source>With 10 coins or more, you win</source>
        <translation>10&#xa0;vagy több érmével nyersz</translation>
    </message>
    <message>
        <source>A player names their mask; if wrong, pays you 4</source>
        <translation>Valaki maszkot mond és felfed; ha téved, 4&#xa0;érmét ad</translation>
    </message>
    <message>
        <source>Take coins until you have 10</source>
        <translation>Annyit kapsz, hogy 10&#xa0;érméd legyen</translation>
    </message>
    <message>
        <source>Everyone richer than you gives you 1 coin</source>
        <translation>Minden nálad gazdagabb ad neked 1&#xa0;érmét</translation>
    </message>
    <message>
        <source>Take 3 coins; each neighbour takes 1</source>
        <translation>3&#xa0;érmét kapsz, a szomszédaid 1‑1‑et</translation>
    </message>
    <message>
        <source>Two players give you 1 coin each and change seats</source>
        <translation>1‑1&#xa0;érme két játékostól, akik helyet cserélnek</translation>
    </message>
    <message>
        <source>Take 2 coins; show a card to all but its owner</source>
        <translation>2&#xa0;érme; egy lapot mindenki lát, csak a gazdája nem</translation>
    </message>
    <message>
        <source>Take 2 coins from the richest other player</source>
        <translation>2&#xa0;érmét veszel el a leggazdagabb ellenfeledtől</translation>
    </message>
    <message>
        <source>All fortunes pass to the left or to the right</source>
        <translation>Minden vagyon továbbvándorol balra vagy jobbra</translation>
    </message>
    <message>
        <source>Copy the last power used</source>
        <translation>A legutóbb használt erő a tiéd</translation>
    </message>
    <message>
        <source>Right neighbour reveals; a man’s mask pays you 3</source>
        <translation>Jobb szomszédod felfed; férfimaszkért 3&#xa0;érmét ad</translation>
    </message>
    <message>
        <source>Hide 1–3 coins; a wrong guess makes them yours</source>
        <translation>1–3&#xa0;érmét rejtesz el; ha nem találják el, a tiéd</translation>
    </message>
    <message>
        <source>Can’t be announced; if revealed, someone is out</source>
        <translation>Nem jelenthető be; ha felfedik, valaki kiesik</translation>
    </message>
    <message>
        <source>Use the power of the graveyard’s top mask</source>
        <translation>A temető felső maszkját használod</translation>
    </message>
    <message>
        <source>Take 1 coin; look at two cards</source>
        <translation>1&#xa0;érmét kapsz; megnézel két lapot</translation>
    </message>
    <message>
        <source>Name a player’s mask; if right, use its power</source>
        <translation>Ha kitalálod valaki maszkját, tiéd az ereje</translation>
    </message>
    <message>
        <source>The power the players gave it</source>
        <translation>Az erejét a játékosok adják</translation>
    </message>
    <message>
        <source>You take all the coins in the courthouse.</source>
        <translation>Elveszed a bíróságtáblán lévő összes érmét.</translation>
    </message>
    <message>
        <source>You take 2 coins from the bank.</source>
        <translation>Kapsz 2&#xa0;érmét a bankból.</translation>
    </message>
    <message>
        <source>You take 3 coins from the bank.</source>
        <translation>Kapsz 3&#xa0;érmét a bankból.</translation>
    </message>
    <message>
        <source>You take 1 coin from the bank. Then, without looking, you take two other players’ cards and swap them, or only pretend to.</source>
        <translation>Kapsz 1&#xa0;érmét a bankból. Azután fogod más játékosok két lapját, és anélkül, hogy megnéznéd őket, megcseréled a kettőt (vagy nem).</translation>
    </message>
    <message>
        <source>You take 1 coin from the player on your left and 1 from the player on your right.</source>
        <translation>Elveszel 1&#xa0;érmét a bal szomszédodtól és 1&#xa0;érmét a jobb szomszédodtól.</translation>
    </message>
    <message>
        <source>You may exchange your whole fortune for another player’s, or decline to.</source>
        <translation>Elcserélheted egész vagyonodat egy másik játékoséra. De nem muszáj.</translation>
    </message>
    <message>
        <source>You secretly look at your own card and another player’s. Then you swap them, or only pretend to.</source>
        <translation>Titokban megnézed a saját lapodat és egy másik játékosét. Azután megcseréled a kettőt (vagy nem).</translation>
    </message>
    <message>
        <source>You take 1 coin from the bank. If both Peasants are revealed in the same contest, both take 2 instead.</source>
        <translation>Kapsz 1&#xa0;érmét a bankból. Ha ugyanannál a megkérdőjelezésnél mindkét Parasztot felfedik, 1&#xa0;helyett 2‑2&#xa0;érmét kapnak.</translation>
    </message>
    <message>
        <source>With 10 coins or more, you win the game at once. With fewer, nothing happens.</source>
        <translation>Ha legalább 10&#xa0;érméd van, azonnal megnyered a játékot. Ha kevesebb, nem történik semmi.</translation>
    </message>
    <message>
        <source>Another player of your choice names a mask, then reveals their card. If it isn’t the mask they named, they give you 4 coins.</source>
        <translation>Egy általad választott másik játékos megnevez egy maszkot, azután felfedi a lapját. Ha nem azt a maszkot nevezte meg, 4&#xa0;érmét ad neked.</translation>
    </message>
    <message>
        <source>You take coins from the bank until you have 10. With 10 or more, nothing happens.</source>
        <translation>Annyit kapsz a bankból, hogy 10&#xa0;érméd legyen. Ha már legalább 10&#xa0;érméd van, nem történik semmi.</translation>
    </message>
    <message>
        <source>You ask each player in turn, starting on your left: anyone who has more coins than you at that moment gives you 1.</source>
        <translation>A bal szomszédoddal kezdve sorban megkérsz mindenkit: akinek abban a pillanatban több érméje van, mint neked, 1&#xa0;érmét ad.</translation>
    </message>
    <message>
        <source>You take 3 coins from the bank. Then the players on your left and right each take 1 from the bank.</source>
        <translation>Kapsz 3&#xa0;érmét a bankból. Azután a bal és a jobb szomszédod is kap 1‑1&#xa0;érmét a bankból.</translation>
    </message>
    <message>
        <source>You take 1 coin from each of two other players. Then those two change seats; cards and coins stay where they are.</source>
        <translation>Két másik játékostól elveszel 1‑1&#xa0;érmét. Azután ők ketten helyet cserélnek; a lapok és az érmék a helyükön maradnak.</translation>
    </message>
    <message>
        <source>You take 2 coins from the bank. Then you choose another player, whose card is shown to everyone but them.</source>
        <translation>Kapsz 2&#xa0;érmét a bankból. Azután kiválasztasz egy másik játékost, akinek a lapját rajta kívül mindenki megnézheti.</translation>
    </message>
    <message>
        <source>You take 2 coins from the richest other player. If several are tied, you choose.</source>
        <translation>Elveszel 2&#xa0;érmét a leggazdagabb ellenfeledtől. Ha többen is azok, te választasz közülük.</translation>
    </message>
    <message>
        <source>You choose left or right: everyone passes their whole fortune to their neighbour on that side.</source>
        <translation>Te döntesz, balra vagy jobbra: mindenki az azon az oldalon ülő szomszédjának adja egész vagyonát.</translation>
    </message>
    <message>
        <source>You copy the last power used in the game.</source>
        <translation>A játékban legutóbb használt erőt használod.</translation>
    </message>
    <message>
        <source>The player on your right reveals their card. If it is a man’s mask, they give you 3 coins.</source>
        <translation>A jobb szomszédod felfedi a lapját. Ha férfimaszk, 3&#xa0;érmét ad neked.</translation>
    </message>
    <message>
        <source>You hide 1, 2 or 3 of the bank’s coins in your hand, and another player guesses how many. If the guess is right, that player takes the coins; if it is wrong, you do.</source>
        <translation>A kezedbe rejtesz 1, 2&#xa0;vagy 3&#xa0;érmét a bankból, és egy másik játékos megtippeli, mennyi az. Ha eltalálja, övé az összes; ha nem, a tiéd.</translation>
    </message>
    <message>
        <source>This mask can’t be announced or named. A player who reveals it in a contest is out of the game; if a power makes someone reveal it, the player who used that power is out instead.</source>
        <translation>Ezt a maszkot nem lehet bejelenteni vagy megnevezni. Aki megkérdőjelezéskor felfedi, kiesik a játékból; ha viszont egy erő miatt fedi fel valaki, az esik ki helyette, aki az erőt használta.</translation>
    </message>
    <message>
        <source>You turn up the top card of the graveyard, put it at the bottom and use its power as your own.</source>
        <translation>Felfordítod a temető felső lapját, a temető aljára teszed, és a sajátodként használod az erejét.</translation>
    </message>
    <message>
        <source>You take 1 coin from the bank. Then you secretly look at two cards, other players’ or in the centre.</source>
        <translation>Kapsz 1&#xa0;érmét a bankból. Azután titokban megnézel két lapot: más játékosokét vagy az asztal közepén lévőket.</translation>
    </message>
    <message>
        <source>You choose another player and name a mask, and that player’s card is revealed. If you were right, you use the power of that mask as your own.</source>
        <translation>Kiválasztasz egy másik játékost, és megnevezel egy maszkot, ő pedig felfedi a lapját. Ha eltaláltad, a sajátodként használod a maszk erejét.</translation>
    </message>
    <message>
        <source>This mask has the power the players gave it before the game.</source>
        <translation>Ennek a maszknak az az ereje, amelyet a játékosok adtak neki a játék előtt.</translation>
    </message>
</context>
<context>
    <name>Prompt</name>
    <message>
        <source>Your turn: look, swap or announce?</source>
        <translation>Te jössz: megnézed a lapodat, cserélsz vagy bejelentesz?</translation>
    </message>
    <message>
        <source>Which of your cards do you look at?</source>
        <translation>Melyik lapodat nézed meg?</translation>
    </message>
    <message>
        <source>Which card do you take under the table with yours?</source>
        <translation>Melyik lapot veszed az asztal alá a tiéd mellé?</translation>
    </message>
    <message>
        <source>Which of your cards do you take under the table?</source>
        <translation>Melyik lapodat veszed az asztal alá?</translation>
    </message>
    <message>
        <source>Which other card do you take with it?</source>
        <translation>Melyik másik lapot veszed mellé?</translation>
    </message>
    <message>
        <source>Which mask do you announce?</source>
        <translation>Melyik maszkot jelented be?</translation>
    </message>
    <message>
        <source>Which of your cards do you announce it with?</source>
        <translation>Melyik lapoddal jelented be?</translation>
    </message>
    <message>
        <source>And the second card?</source>
        <translation>És a második lap?</translation>
    </message>
    <message>
        <source>And the second player?</source>
        <translation>És a második játékos?</translation>
    </message>
    <message>
        <source>Opening turn {number} of {total}. Which card do you take under the table with yours?</source>
        <translation>Kezdeti kör: {number}/{total}. Melyik lapot veszed az asztal alá a tiéd mellé?</translation>
    </message>
    <message>
        <source>Your card was revealed last turn, so you can’t announce: look or swap?</source>
        <translation>Az előző körben felfedték a lapodat, ezért nem tehetsz bejelentést: megnézed vagy cserélsz?</translation>
    </message>
    <message>
        <source>Your card was revealed last turn, so you must swap it, or pretend to. With which card?</source>
        <translation>Az előző körben felfedték a lapodat, ezért cserélned kell (vagy úgy tenned, mintha). Melyik lappal?</translation>
    </message>
    <message>
        <source>Opening turn {number} of {total}. Which two cards do you take under the table? At least one must be yours.</source>
        <translation>Kezdeti kör: {number}/{total}. Melyik két lapot veszed az asztal alá? Legalább az egyik legyen a tiéd.</translation>
    </message>
    <message>
        <source>One of your cards was revealed last turn, so you must swap two cards, or pretend to. At least one must be yours.</source>
        <translation>Az előző körben felfedték az egyik lapodat, ezért két lapot kell cserélned (vagy úgy tenned, mintha). Legalább az egyik legyen a tiéd.</translation>
    </message>
    <message>
        <source>Under the table: {places}. Do you swap them, or only pretend to?</source>
        <translation>Az asztal alatt: {places}. Megcseréled őket, vagy csak úgy teszel?</translation>
    </message>
    <message>
        <source>Your turn.</source>
        <translation>Te jössz.</translation>
    </message>
    <message>
        <source>Which card?</source>
        <translation>Melyik lapot?</translation>
    </message>
    <message>
        <source>Which mask?</source>
        <translation>Melyik maszkot?</translation>
    </message>
    <message>
        <source>Do you swap them?</source>
        <extracomment>Said right after which cards were taken under the table.</extracomment>
        <translation>Megcseréled őket?</translation>
    </message>
    <message>
        <source>{name} says: “{words}” Do you contest?</source>
        <translation>{name} azt mondja: „{words}” Megkérdőjelezed?</translation>
    </message>
    <message>
        <source>Do you contest?</source>
        <translation>Megkérdőjelezed?</translation>
    </message>
    <message>
        <source>{name} says: “{words}” Who here contests?</source>
        <translation>{name} azt mondja: „{words}” Itt ki kérdőjelezi meg?</translation>
    </message>
    <message>
        <source>Who here contests?</source>
        <translation>Itt ki kérdőjelezi meg?</translation>
    </message>
    <message>
        <source>Who do you exchange fortunes with? You may also keep yours.</source>
        <translation>Kivel cserélsz vagyont? Meg is tarthatod a tiédet.</translation>
    </message>
    <message>
        <source>Choose who must name a mask and then reveal a card.</source>
        <translation>Válaszd ki, kinek kell megneveznie egy maszkot, majd felfednie a lapját.</translation>
    </message>
    <message>
        <source>Whose card do you show to everyone else?</source>
        <translation>Kinek a lapját mutatod meg mindenki másnak?</translation>
    </message>
    <message>
        <source>Several players are tied for richest. Who do you take 2 coins from?</source>
        <translation>Holtverseny a leggazdagabbak közt: kitől veszel el 2&#xa0;érmét?</translation>
    </message>
    <message>
        <source>Choose who must guess how many coins you hide.</source>
        <translation>Válaszd ki, ki tippelje meg, hány érmét rejtesz el.</translation>
    </message>
    <message>
        <source>Whose mask do you want to name?</source>
        <translation>Kinek a maszkját akarod megnevezni?</translation>
    </message>
    <message>
        <source>Choose a player. The power: {power}</source>
        <translation>Válassz egy játékost. Az erő: {power}</translation>
    </message>
    <message>
        <source>Choose a player.</source>
        <translation>Válassz egy játékost.</translation>
    </message>
    <message>
        <source>Which two players give you 1 coin each and change seats?</source>
        <translation>Melyik két játékos adjon neked 1‑1&#xa0;érmét, és cseréljen helyet?</translation>
    </message>
    <message>
        <source>Which card do you look at along with your own?</source>
        <translation>Melyik lapot nézed meg a sajátodon kívül?</translation>
    </message>
    <message>
        <source>Which of these cards do you show to everyone else?</source>
        <translation>E lapok közül melyiket mutatod meg mindenki másnak?</translation>
    </message>
    <message>
        <source>Which card’s mask do you want to name?</source>
        <translation>E lapok közül melyiknek a maszkját akarod megnevezni?</translation>
    </message>
    <message>
        <source>Choose a card. The power: {power}</source>
        <translation>Válassz egy lapot. Az erő: {power}</translation>
    </message>
    <message>
        <source>Which of your cards do you reveal?</source>
        <translation>Melyik lapodat feded fel?</translation>
    </message>
    <message>
        <source>Choose a card.</source>
        <translation>Válassz egy lapot.</translation>
    </message>
    <message>
        <source>Which two cards do you take under the table?</source>
        <translation>Melyik két lapot veszed az asztal alá?</translation>
    </message>
    <message>
        <source>Which two cards do you look at?</source>
        <translation>Melyik két lapot nézed meg?</translation>
    </message>
    <message>
        <source>Choose two cards. The power: {power}</source>
        <translation>Válassz két lapot. Az erő: {power}</translation>
    </message>
    <message>
        <source>Choose two cards.</source>
        <translation>Válassz két lapot.</translation>
    </message>
    <message>
        <source>{name} asks which mask you are. Name one, then reveal your card. A wrong name costs you 4 coins.</source>
        <translation>{name} azt kérdezi, melyik maszk vagy. Nevezz meg egyet, azután fedd fel a lapodat. Ha tévedsz, 4&#xa0;érmédbe kerül.</translation>
    </message>
    <message>
        <source>Everyone passes their whole fortune. To the left or to the right?</source>
        <translation>Mindenki továbbadja egész vagyonát. Balra vagy jobbra?</translation>
    </message>
    <message>
        <source>{name} hides 1, 2 or 3 coins. How many? Guess right and they’re yours.</source>
        <translation>{name} 1, 2&#xa0;vagy 3&#xa0;érmét rejteget. Hányat? Ha eltalálod, a tiéd.</translation>
    </message>
    <message>
        <source>For {name}. {question}</source>
        <translation>{name} válaszol. {question}</translation>
    </message>
    <message>
        <source>Your choice: {answer}</source>
        <extracomment>Before a choice is confirmed: a card, a player, or words such as “I am the Cheat!”.</extracomment>
        <translation>A választásod: {answer}</translation>
    </message>
    <message>
        <source>{name} has two cards under the table: {place} and {place2}.</source>
        <translation>{name} két lapot tart az asztal alatt: {place} és {place2}.</translation>
    </message>
    <message>
        <source>To the curtain</source>
        <translation>A függönyhöz</translation>
    </message>
    <message>
        <source>{name} is thinking…</source>
        <translation>{name} gondolkodik…</translation>
    </message>
    <message>
        <source>Your choice: {target}. Which mask do you name? If you are right, its power is yours.</source>
        <translation>A választásod: {target}. Melyik maszkot nevezed meg? Ha eltalálod, tiéd az ereje.</translation>
    </message>
    <message>
        <source>How many of the bank’s coins do you hide in your hand? Another player guesses: a right guess wins the coins, a wrong one makes them yours.</source>
        <translation>Hány érmét rejtesz a kezedbe a bankból? Egy másik játékos tippel: ha eltalálja, az övé, ha nem, a tiéd.</translation>
    </message>
    <message>
        <source>Step {number} of {total}: {step} {question}</source>
        <extracomment>A question about one of several steps of the Bear Tamer’s power, after what that step says.</extracomment>
        <translation>Lépés: {number}/{total}. {step} {question}</translation>
    </message>
    <message>
        <source>{name}: contest, or let it pass?</source>
        <translation>{name}: megkérdőjelezi vagy passzol?</translation>
    </message>
    <message>
        <source>Masks off: who really is the {mask}?</source>
        <extracomment>Shown while the cards of a contest are turned up.</extracomment>
        <translation>Le a maszkokkal! Ki viseli valóban ezt: {mask}?</translation>
    </message>
    <message>
        <source>For {name}. Everyone else, look away.</source>
        <translation>Ezt csak {name} láthatja. A többiek nézzenek félre!</translation>
    </message>
    <message>
        <source>{name}: hold to open</source>
        <translation>{name}: tartsd lenyomva, és kinyílik</translation>
    </message>
    <message>
        <source>Close the curtain</source>
        <translation>Függöny behúzása</translation>
    </message>
    <message>
        <source>Only you can see this: {sentence}</source>
        <translation>Ezt csak te láthatod: {sentence}</translation>
    </message>
</context>
<context>
    <name>PromptPanel</name>
    <message>
        <source>Table</source>
        <translation>Asztal</translation>
    </message>
</context>
<context>
    <name>PurseWidget</name>
    <message>
        <source>Graveyard</source>
        <translation>Temető</translation>
    </message>
    <message>
        <source>Courthouse</source>
        <translation>Bíróságtábla</translation>
    </message>
    <message>
        <source>Bank</source>
        <translation>Bank</translation>
    </message>
</context>
<context>
    <name>QAbstractFileIconProvider</name>
    <message>
        <source>Drive</source>
        <translation>Meghajtó</translation>
    </message>
    <message>
        <source>File</source>
        <translation>Fájl</translation>
    </message>
    <message>
        <source>File Folder</source>
        <translation>Fájlmappa</translation>
    </message>
    <message>
        <source>Folder</source>
        <translation>Mappa</translation>
    </message>
    <message>
        <source>Shortcut</source>
        <translation>Parancsikon</translation>
    </message>
    <message>
        <source>Unknown</source>
        <translation>Ismeretlen</translation>
    </message>
    <message>
        <source>%1 File</source>
        <translation>%1&#xa0;fájl</translation>
    </message>
</context>
<context>
    <name>QFileDialog</name>
    <message>
        <source>&amp;Look in:</source>
        <translation>&amp;Hely:</translation>
    </message>
    <message>
        <source>Files of &amp;type:</source>
        <translation>Fájl&amp;típus:</translation>
    </message>
    <message>
        <source>Show </source>
        <translation>Megjelenítés: </translation>
    </message>
</context>
<context>
    <name>QFileSystemModel</name>
    <message>
        <source>Invalid filename</source>
        <translation>Érvénytelen fájlnév</translation>
    </message>
    <message>
        <source>&lt;b&gt;The name &quot;%1&quot; cannot be used.&lt;/b&gt;&lt;p&gt;Try using another name, with fewer characters or no punctuation marks.</source>
        <translation>&lt;b&gt;Ez a név nem használható: „%1”.&lt;/b&gt;&lt;p&gt;Próbálj rövidebb nevet, vagy olyat, amelyben nincs írásjel.</translation>
    </message>
</context>
<context>
    <name>Queries</name>
    <message>
        <source>To play: {name}.</source>
        <translation>Aki soron van: {name}.</translation>
    </message>
    <message>
        <source>Contesting: {names}.</source>
        <translation>Aki megkérdőjelezte: {names}.</translation>
    </message>
    <message>
        <source>No card is face up, and there are no notes.</source>
        <translation>Nincs felfordított lap, és jegyzet sincs.</translation>
    </message>
</context>
<context>
    <name>Reader</name>
    <message>
        <source>Already contesting: {names}.</source>
        <translation>Már megkérdőjelezte: {names}.</translation>
    </message>
</context>
<context>
    <name>Replay</name>
    <message>
        <source>In the graveyard</source>
        <extracomment>Before a colon and a list of masks.</extracomment>
        <translation>A temetőben</translation>
    </message>
    <message>
        <source>In the graveyard, top first</source>
        <extracomment>The same, if the order of the masks is known.</extracomment>
        <translation>A temetőben, felülről lefelé</translation>
    </message>
    <message>
        <source>Next to answer</source>
        <extracomment>Before a colon and the player whose answer the game waits for.</extracomment>
        <translation>Következő válaszadó</translation>
    </message>
</context>
<context>
    <name>ReplaysScreen</name>
    <message>
        <source>These games can’t be read: {files}</source>
        <translation>Ezeket a játszmákat nem lehet olvasni: {files}</translation>
    </message>
    <message>
        <source>Watch</source>
        <translation>Megnézés</translation>
    </message>
    <message>
        <source>Resume</source>
        <translation>Folytatás</translation>
    </message>
    <message>
        <source>No games match.</source>
        <translation>Nincs ilyen játszma.</translation>
    </message>
    <message>
        <source>No games yet. Every game you finish is kept here for you to watch again.</source>
        <translation>Még nincs játszma. Minden befejezett játszmád ide kerül, hogy bármikor újra megnézhesd.</translation>
    </message>
    <message>
        <source>Rename</source>
        <translation>Átnevezés</translation>
    </message>
    <message>
        <source>A name for this game. Leave it empty to use the date:</source>
        <translation>A játszma neve. Ha üresen hagyod, a dátuma lesz:</translation>
    </message>
    <message>
        <source>The game couldn’t be renamed: {why}</source>
        <translation>A játszmát nem sikerült átnevezni: {why}</translation>
    </message>
    <message>
        <source>Delete</source>
        <translation>Törlés</translation>
    </message>
    <message>
        <source>Delete this game for good: {title}?</source>
        <translation>Végleg törlöd ezt a játszmát: {title}?</translation>
    </message>
    <message>
        <source>Keep it</source>
        <translation>Marad</translation>
    </message>
    <message>
        <source>The game couldn’t be deleted: {why}</source>
        <translation>A játszmát nem sikerült törölni: {why}</translation>
    </message>
    <message>
        <source>Export a game</source>
        <translation>Játszma exportálása</translation>
    </message>
    <message>
        <source>Exported</source>
        <translation>Exportálva</translation>
    </message>
    <message>
        <source>The game couldn’t be exported: {why}</source>
        <translation>A játszmát nem sikerült exportálni: {why}</translation>
    </message>
    <message>
        <source>Import a game</source>
        <translation>Játszma importálása</translation>
    </message>
    <message>
        <source>This file can’t be imported: {why}</source>
        <translation>Ezt a fájlt nem lehet importálni: {why}</translation>
    </message>
    <message>
        <source>You already have this game: it is selected in the list.</source>
        <translation>Ez a játszma már megvan: ki van jelölve a listában.</translation>
    </message>
    <message>
        <source>Games</source>
        <translation>Játszmák</translation>
    </message>
    <message>
        <source>Replays</source>
        <translation>Korábbi játszmák</translation>
    </message>
    <message>
        <source>Find a player, a date, a result…</source>
        <translation>Keress játékost, dátumot, eredményt…</translation>
    </message>
    <message>
        <source>Find a game</source>
        <translation>Játszma keresése</translation>
    </message>
    <message>
        <source>Saved games</source>
        <translation>Megőrzött játszmák</translation>
    </message>
    <message>
        <source>Give this game a name</source>
        <translation>Adj nevet ennek a játszmának</translation>
    </message>
    <message>
        <source>A new game between bots at the table of your last game, with all masks face up</source>
        <translation>Új játszma gépek között a legutóbbi játékod asztalánál, nyílt maszkokkal</translation>
    </message>
    <message>
        <source>Export…</source>
        <translation>Exportálás…</translation>
    </message>
    <message>
        <source>Save this game as a file to share</source>
        <translation>A játszma mentése megosztható fájlként</translation>
    </message>
    <message>
        <source>Delete this game</source>
        <translation>A játszma törlése</translation>
    </message>
    <message>
        <source>Import…</source>
        <translation>Importálás…</translation>
    </message>
    <message>
        <source>Import a game from a file</source>
        <translation>Játszma importálása fájlból</translation>
    </message>
    <message>
        <source>Watch bots play</source>
        <translation>Gépek játszmája</translation>
    </message>
</context>
<context>
    <name>ReportDialog</name>
    <message>
        <source>Save the report</source>
        <translation>Jelentés mentése</translation>
    </message>
    <message>
        <source>The report couldn’t be saved: {why}</source>
        <translation>A jelentést nem sikerült menteni: {why}</translation>
    </message>
    <message>
        <source>The report is here: {path}</source>
        <translation>A jelentés itt van: {path}</translation>
    </message>
    <message>
        <source>Report a problem</source>
        <translation>Hiba jelentése</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Bezárás</translation>
    </message>
    <message>
        <source>The report is a file that you can attach to a message. It names your version and system and lists any errors. The program itself sends nothing.</source>
        <translation>A jelentés egy fájl, amelyet üzenethez csatolhatsz. Az áll benne, melyik változat ez, milyen rendszeren fut, és milyen hibák történtek. A program maga semmit sem küld el.</translation>
    </message>
    <message>
        <source>Add the last game, with all its hidden cards and the players’ names</source>
        <translation>Kerüljön bele az utolsó játszma is, minden rejtett lapjával és a játékosok nevével</translation>
    </message>
    <message>
        <source>Save the report…</source>
        <translation>Jelentés mentése…</translation>
    </message>
</context>
<context>
    <name>Review</name>
    <message>
        <source>Turn {turn}: {answer} ({best} → {given})</source>
        <extracomment>{answer} is what was chosen, as on a button; {best} and {given} are chances of winning: with a master’s choice, and with this one.</extracomment>
        <translation>{turn}. kör: {answer} ({best} → {given})</translation>
    </message>
    <message>
        <source>Turn {turn}: {answer}</source>
        <translation>{turn}. kör: {answer}</translation>
    </message>
    <message>
        <source>{answer} ({name}: {mask})</source>
        <extracomment>An answer to a claim, with who made it and which mask they claimed: “Let it pass (Anna: King)”.</extracomment>
        <translation>{answer} ({name}: {mask})</translation>
    </message>
    <message>
        <source>Costly</source>
        <extracomment>Heard instead of ★ before one of the costliest decisions: “Costly – Turn 5: Look”.</extracomment>
        <translation>Drága</translation>
    </message>
    <message>
        <source>Like a master</source>
        <extracomment>Heard instead of ✓ before a decision that a master would have made, too: “Like a master – Turn 5: Look”.</extracomment>
        <translation>Mint egy mester</translation>
    </message>
    <message>
        <source>A master would have done the same.</source>
        <translation>Egy mester is ezt tette volna.</translation>
    </message>
    <message>
        <source>As good as a master’s choice: {answer}.</source>
        <translation>Ugyanolyan jó, mint amit egy mester választana: {answer}.</translation>
    </message>
    <message>
        <source>A master would have chosen: {answer}. Your choice lowered your chance of winning from {best} to {given}.</source>
        <translation>Egy mester ezt választotta volna: {answer}. Így a győzelmi esélyed {best} helyett csak {given} lett.</translation>
    </message>
    <message>
        <source>A master would have chosen: {answer}.</source>
        <translation>Egy mester ezt választotta volna: {answer}.</translation>
    </message>
    <message>
        <source>All answers were equally good here.</source>
        <translation>Itt minden válasz egyformán jó volt.</translation>
    </message>
</context>
<context>
    <name>ReviewScreen</name>
    <message>
        <source>The review can’t continue. Close it and try again.</source>
        <translation>Az elemzés elakadt. Lépj ki belőle, és próbáld újra.</translation>
    </message>
    <message>
        <source>A master is studying your game…</source>
        <translation>Egy mester épp a játszmádat tanulmányozza…</translation>
    </message>
    <message>
        <source>You had nothing to decide in this game.</source>
        <translation>Ebben a játszmában nem volt mit eldöntened.</translation>
    </message>
    <message>
        <source>✓ means that a master would have done the same.</source>
        <translation>A ✓ jelentése: egy mester is ezt tette volna.</translation>
    </message>
    <message>
        <source>Review</source>
        <translation>Elemzés</translation>
    </message>
    <message>
        <source>Whose decisions</source>
        <translation>Kinek a döntései</translation>
    </message>
    <message>
        <source>Your decisions, costliest first</source>
        <translation>A döntéseid, elöl a legdrágábbak</translation>
    </message>
    <message>
        <source>Progress of the review</source>
        <translation>Hol tart az elemzés</translation>
    </message>
    <message>
        <source>Chance of winning after each answer, as a master sees it:</source>
        <translation>Győzelmi esély az egyes válaszok után, egy mester szerint:</translation>
    </message>
    <message>
        <source>Show it on the table</source>
        <translation>Mutasd az asztalon</translation>
    </message>
    <message>
        <source>Open the replay at this decision</source>
        <translation>Visszajátszás megnyitása ennél a döntésnél</translation>
    </message>
</context>
<context>
    <name>Reviewed</name>
    <message numerus="yes">
        <source>%n decision(s). The costliest come first, marked ★.</source>
        <translation>
            <numerusform>%n&#xa0;döntés. A legdrágábbak állnak elöl, ★ jellel.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n decision(s), and a master would change none of them!</source>
        <translation>
            <numerusform>%n&#xa0;döntés, és egy mester egyiken sem változtatna!</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Role</name>
    <message>
        <source>Guest</source>
        <extracomment>How good a bot is: a guest at the ball, the weakest of four.</extracomment>
        <translation>Vendég</translation>
    </message>
    <message>
        <source>Regular</source>
        <extracomment>How good a bot is: a regular guest at such balls, the second of four.</extracomment>
        <translation>Törzsvendég</translation>
    </message>
    <message>
        <source>Courtier</source>
        <translation>Udvaronc</translation>
    </message>
    <message>
        <source>Master</source>
        <translation>Mester</translation>
    </message>
    <message>
        <source>Easy (guest)</source>
        <extracomment>How hard an opponent is to beat, with the name of the level; in a list of opponents.</extracomment>
        <translation>Könnyű (vendég)</translation>
    </message>
    <message>
        <source>Medium (regular)</source>
        <translation>Közepes (törzsvendég)</translation>
    </message>
    <message>
        <source>Hard (courtier)</source>
        <translation>Nehéz (udvaronc)</translation>
    </message>
    <message>
        <source>Very hard (master)</source>
        <translation>Nagyon nehéz (mester)</translation>
    </message>
    <message>
        <source>Often misses a swap and believes most of what is said.</source>
        <translation>Gyakran nem vesz észre egy-egy cserét, és szinte mindent elhisz.</translation>
    </message>
    <message>
        <source>Pays attention, but anything more than a few rounds back begins to blur.</source>
        <translation>Figyel, de ami pár asztalkörnél régebbi, az már kezd összefolyni a fejében.</translation>
    </message>
    <message>
        <source>Forgets nothing and weighs the odds.</source>
        <translation>Semmit sem felejt, és mérlegeli az esélyeket.</translation>
    </message>
    <message>
        <source>Forgets nothing, reads words and silences, and thinks ahead.</source>
        <translation>Semmit sem felejt, olvas a szavakból és a hallgatásból, és előre gondolkodik.</translation>
    </message>
    <message>
        <source>Balanced</source>
        <extracomment>A bot’s temperament: a bit of everything. Temperaments also stand after the level: “Master, bold”.</extracomment>
        <translation>Sokoldalú</translation>
    </message>
    <message>
        <source>Cautious</source>
        <translation>Óvatos</translation>
    </message>
    <message>
        <source>Bold</source>
        <translation>Merész</translation>
    </message>
    <message>
        <source>Greedy</source>
        <translation>Kapzsi</translation>
    </message>
    <message>
        <source>Suspicious</source>
        <translation>Gyanakvó</translation>
    </message>
    <message>
        <source>Chaotic</source>
        <translation>Szeszélyes</translation>
    </message>
    <message>
        <source>A bit of everything.</source>
        <translation>Mindenből egy kicsi.</translation>
    </message>
    <message>
        <source>Looks more often, bluffs and contests less.</source>
        <translation>Gyakrabban nézi meg a lapját, ritkábban blöfföl és kérdőjelez meg.</translation>
    </message>
    <message>
        <source>Loves to bluff and to contest.</source>
        <translation>Szeret blöffölni és megkérdőjelezni.</translation>
    </message>
    <message>
        <source>Goes for the money and rarely looks.</source>
        <translation>Lapnézés helyett inkább pénzt hozó maszkot jelent be.</translation>
    </message>
    <message>
        <source>Takes many claims for lies and contests them.</source>
        <translation>Sok bejelentést tart hazugságnak, és meg is kérdőjelezi őket.</translation>
    </message>
    <message>
        <source>Hard to predict.</source>
        <translation>Nehéz kiszámítani.</translation>
    </message>
    <message>
        <source>Human</source>
        <translation>Ember</translation>
    </message>
    <message>
        <source>Bot</source>
        <translation>Gép</translation>
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
        <translation>A játék szabályai</translation>
    </message>
    <message>
        <source>Tip: {text}</source>
        <translation>Tanács: {text}</translation>
    </message>
    <message>
        <source>No mask is called “{name}”. The masks are: {masks}</source>
        <translation>Nincs ilyen nevű maszk: „{name}”. Ezek vannak: {masks}</translation>
    </message>
    <message>
        <source>Welcome to the ball</source>
        <translation>Isten hozott a bálban</translation>
    </message>
    <message>
        <source>Everyone at this table wears a mask: a card with a character and a power. At first the masks lie face up, and everyone knows who is who. Then they are turned face down, and the dance begins. Cards change places under the table, or only seem to. Before long you no longer know who the others are, and soon you are not even sure who you are.</source>
        <translation>Ennél az asztalnál mindenki maszkot visel: egy lapot, rajta egy szereplővel és az erejével. Eleinte a maszkok képpel felfelé fekszenek, mindenki tudja, ki kicsoda. Azután lefordulnak, és kezdődik a tánc. A lapok helyet cserélnek az asztal alatt, vagy csak úgy tűnik. Nemsokára már nem tudod biztosan, kik a többiek, egy idő után pedig azt sem, hogy te magad ki vagy.</translation>
    </message>
    <message>
        <source>On your turn you do one simple thing: swap your card with another (or pretend to), look at your own card, or announce who you are and use that mask’s power. It doesn’t have to be true. As long as nobody contests it, you are who you say you are.</source>
        <translation>A körödben egyetlen egyszerű dolgot teszel: megcseréled a lapodat egy másikkal (vagy nem), megnézed a saját lapodat, vagy bejelented, ki vagy, és használod annak a maszknak az erejét. Nem kell, hogy igaz legyen. Amíg senki sem kérdőjelezi meg, az vagy, akinek mondod magad.</translation>
    </message>
    <message>
        <source>The game is for 2 to 13 players: you against computer opponents, or several people sharing one screen.</source>
        <translation>2–13&#xa0;játékos ülhet az asztalhoz: egy ember a program saját vendégeivel, vagy többen egy képernyő körül.</translation>
    </message>
    <message>
        <source>A few terms</source>
        <translation>Néhány kifejezés</translation>
    </message>
    <message>
        <source>Your mask is the card in front of you, whether you know what it is or not. A mask is in play if it was dealt at the start, to a player or to the centre of the table, even if its card has since left the game.</source>
        <translation>A maszkod az előtted fekvő lap, akár tudod, mi az, akár nem. Egy maszk akkor van játékban, ha az elején kiosztották, akár egy játékosnak, akár az asztal közepére, még ha a lapja azóta ki is került a játékból.</translation>
    </message>
    <message>
        <source>Your fortune is all the coins in front of you.</source>
        <translation>A vagyonod az összes érme, ami előtted van.</translation>
    </message>
    <message>
        <source>The courthouse is where fines go. The bank holds all the other coins.</source>
        <translation>A bírságot a bíróságtáblára kell fizetni. Ami nincs ott, és nem is a játékosoké, az a banké.</translation>
    </message>
    <message>
        <source>A ★ on a card means that its power brings money from the bank.</source>
        <translation>A ★ a lapon azt jelenti, hogy a maszk ereje pénzt hoz a bankból.</translation>
    </message>
    <message>
        <source>Your first game</source>
        <translation>Ha először játszol</translation>
    </message>
    <message>
        <source>Start with four to eight players; four to six is ideal for learning. Save the big parties, and the tables for two or three, for later: both reward experience.</source>
        <translation>Eleinte 4–8&#xa0;játékossal üljetek asztalhoz; ismerkedni 4–6&#xa0;fővel a legjobb. A nagy társaság meg a két- és háromszemélyes asztal ráér később: mindkettő tapasztalatot kíván.</translation>
    </message>
    <message>
        <source>Read every mask before the cards are turned face down. There is no hurry: the game waits until you have seen enough.</source>
        <translation>Olvass el minden maszkot, mielőtt a lapokat lefordítjátok. Senki sem siettet: a játék megvárja, míg eleget láttál.</translation>
    </message>
    <message>
        <source>Start with the A scenarios. Once you know them well, try the B scenarios, whose masks call for a little more cunning. See [[chapter:scenarios]].</source>
        <translation>Kezdd az A forgatókönyvekkel. Ha ezeket már jól ismered, próbáld ki a B forgatókönyveket, amelyeknek a maszkjai kicsit több ravaszságot kívánnak. Lásd: [[chapter:scenarios]].</translation>
    </message>
    <message>
        <source>Mascarade is a game by Bruno Faidutti. This program is an unofficial implementation of it. Its pictures and texts, including this rulebook, were made for it.</source>
        <translation>Az Álarcosbál (Mascarade) Bruno Faidutti játéka. Ez a program annak nem hivatalos változata. Képei és szövegei, köztük ez a szabálykönyv is, csak ehhez a programhoz készültek.</translation>
    </message>
    <message>
        <source>The aim</source>
        <translation>A cél</translation>
    </message>
    <message>
        <source>The goal is to get rich. The first player to own 13 coins wins. If someone loses their last coin before that, the game also ends, and the richest player wins.</source>
        <translation>A cél a meggazdagodás. Az nyer, akinek elsőként lesz 13&#xa0;érméje. Ha valaki ezelőtt elveszíti az utolsó érméjét, akkor is vége a játéknak, és a leggazdagabb játékos nyer.</translation>
    </message>
    <message>
        <source>Coins come from the powers of the masks, whether you really wear them or just say you do. For the details, see [[chapter:end]].</source>
        <translation>Az érméket a maszkok erői hozzák, akár tényleg viseled a maszkot, akár csak mondod. A részletekről itt olvashatsz: [[chapter:end]].</translation>
    </message>
    <message>
        <source>Setting the table</source>
        <translation>Előkészületek</translation>
    </message>
    <message>
        <source>Everyone gets 6 coins. There are 200 in all; the rest form the bank. The courthouse starts empty.</source>
        <translation>Mindenki kap 6&#xa0;érmét. Összesen 200&#xa0;van; a többi a banké. A bíróságtábla üres.</translation>
    </message>
    <message>
        <source>Choose a scenario: the set of masks in play. Four or five players use six masks, and the one or two left over go in the centre of the table. Six players or more use as many masks as there are players, or one or two more, which also go in the centre.</source>
        <translation>Válasszatok forgatókönyvet: ez mondja meg, mely maszkok vesznek részt a játékban. Négy vagy öt játékoshoz hat maszk kell, a maradék kettő vagy egy az asztal közepére kerül. Hat játékostól annyi maszk kell, ahány játékos van, vagy eggyel-kettővel több; a többlet szintén középre kerül.</translation>
    </message>
    <message>
        <source>The masks are shuffled and dealt face up, one to each player. Everyone may study them for as long as they like: this is the only time that all masks are face up.</source>
        <translation>Keverjétek meg a maszkokat, és osszatok mindenkinek egyet, képpel felfelé. Mindenki addig nézelődik, ameddig jólesik: ez az egyetlen pillanat, amikor minden lap nyíltan fekszik.</translation>
    </message>
    <message>
        <source>All cards are turned face down, including those in the centre. One player begins (at a real table, the youngest), and play goes clockwise, to the left.</source>
        <translation>Ezután minden lap képpel lefelé fordul, az asztal közepén lévők is. Egy játékos kezd, igazi asztalnál a legfiatalabb; a játék onnan az óramutató járása szerint, balra halad tovább.</translation>
    </message>
    <message>
        <source>With two or three players the table looks a little different: see [[chapter:small]]. With the [[mask:necromancer]] in play, there is also a graveyard: see [[chapter:expansion]].</source>
        <translation>Két vagy három játékossal kissé másképp fest az asztal (lásd: [[chapter:small]]). Ha a [[mask:necromancer]] is játékban van, temető is kell (lásd: [[chapter:expansion]]).</translation>
    </message>
    <message>
        <source>You don’t have to remember everything. Your own mask, your two neighbours’, and whoever takes the most from the bank are a good start.</source>
        <translation>Nem kell mindent megjegyezned. Kezdetnek elég a saját maszkod, a két szomszédodé, és az, hogy ki kapja a legtöbbet a bankból.</translation>
    </message>
    <message>
        <source>The opening turns</source>
        <translation>A kezdeti körök</translation>
    </message>
    <message>
        <source>While everyone knows everything, there is nothing to bluff about. So the first four turns of the game are swaps and nothing else: nobody may look or announce yet. On each of these turns the player takes their own card and another one under the table, and swaps them or only pretends to.</source>
        <translation>Amíg mindenki mindent tud, nincs értelme blöffölni. Ezért a játék első négy köre csupa csere: még senki sem nézheti meg a lapját, és nem is tehet bejelentést. Aki sorra kerül, az asztal alá veszi a saját lapját és még egyet, és megcseréli őket (vagy nem).</translation>
    </message>
    <message>
        <source>That is four turns in all, not four for each player. At a large table some people won’t have had a turn before the real game begins. You can change the number of opening turns when you set up a game.</source>
        <translation>Ez összesen négy kör, nem játékosonként négy: egy kör egyetlen játékos lépése. Nagy asztalnál lesz, aki még sorra sem kerül, mire az igazi játék elkezdődik. A kezdeti körök száma új játéknál módosítható.</translation>
    </message>
    <message>
        <source>Your turn: three actions</source>
        <translation>A köröd: három lehetőség</translation>
    </message>
    <message>
        <source>After the opening turns, you do exactly one of these three things on your turn.</source>
        <translation>A kezdeti körök után a következő három dolog közül pontosan egyet teszel.</translation>
    </message>
    <message>
        <source>Swap, or pretend to</source>
        <translation>Csere (vagy nem)</translation>
    </message>
    <message>
        <source>Take your own card and one card from another player or the centre, without looking at either, and hold both under the table. There you swap them, or you don’t. Then put one back in each place. Everyone sees which two cards you took; only you know what you did.</source>
        <translation>Fogod a saját lapodat és még egyet: egy másik játékosét vagy egyet az asztal közepéről. Egyiket sem nézed meg, és mindkettőt az asztal alatt tartod. Ott megcseréled őket, vagy nem. Azután mindkét helyre visszateszel egy lapot. Mindenki látja, melyik két lapot vetted el; azt, hogy mit tettél velük, csak te tudod.</translation>
    </message>
    <message>
        <source>Look at your card</source>
        <translation>Lapnézés</translation>
    </message>
    <message>
        <source>Secretly look at your own card. It costs you the turn, but now you know who you are, until someone takes your card under the table again.</source>
        <translation>Titokban megnézed a saját lapodat. Ez a körödbe kerül, de utána tudod, ki vagy, amíg valaki megint az asztal alá nem veszi a lapodat.</translation>
    </message>
    <message>
        <source>Announce a mask</source>
        <translation>Bejelentés</translation>
    </message>
    <message>
        <source>Claim to be any mask in play except the [[mask:damned]]. You may do so even if you have no idea what your card is. If nobody contests, you use its power. How that works is explained in [[chapter:contest]].</source>
        <translation>Azt állítod, hogy te vagy valamelyik játékban lévő maszk; az [[mask:damned|Elátkozott]] kivételével bármelyiket mondhatod, akkor is, ha fogalmad sincs, mi a lapod. Ha senki sem kérdőjelezi meg, használod az erejét. Hogy ez hogyan zajlik, itt olvashatod: [[chapter:contest]].</translation>
    </message>
    <message>
        <source>Just revealed?</source>
        <translation>Most fedték fel a lapodat?</translation>
    </message>
    <message>
        <source>If one of your cards was revealed during the turn just before yours, you may not announce: everyone still knows who you are. You must look or swap; contesting is still allowed. It doesn’t matter why it was revealed: in a contest, or by the [[mask:guru]], the [[mask:princess]], the [[mask:courtesan]], the [[mask:usurper]] or the [[mask:bear_tamer]]. (There are stricter variants: see [[chapter:variants]].)</source>
        <translation>Ha közvetlenül a köröd előtti körben felfedték egy lapodat, nem tehetsz bejelentést: hiszen mindenki tudja még, ki vagy. Vagy megnézed, vagy cserélsz; megkérdőjelezni továbbra is szabad. Mindegy, mi volt az oka: egy megkérdőjelezés, az [[mask:guru]], a [[mask:princess]], a [[mask:courtesan]], a [[mask:usurper]] vagy a [[mask:bear_tamer]]. (Vannak szigorúbb változatok is: [[chapter:variants]].)</translation>
    </message>
    <message>
        <source>Then it is the next player’s turn, to the left. Play always continues from the seat whose turn it was, no matter who used the power, and even if people have changed seats in the meantime.</source>
        <translation>Azután a balra következő játékos kerül sorra. A sor mindig attól a helytől halad tovább, ahol a kört lejátszották, bárki használta is az erőt, és akkor is, ha közben valakik helyet cseréltek.</translation>
    </message>
    <message>
        <source>What everyone sees</source>
        <translation>Amit mindenki lát</translation>
    </message>
    <message>
        <source>Public: all fortunes, the bank and the courthouse; everything announced, contested, chosen, named and guessed; who looks at which card; which two cards go under the table; and every card that is revealed.</source>
        <translation>Nyilvános: minden vagyon, a bank és a bíróságtábla; minden bejelentés, megkérdőjelezés, választás, megnevezett maszk és tipp; ki melyik lapot nézi meg; melyik két lap kerül az asztal alá; és minden felfedett lap.</translation>
    </message>
    <message>
        <source>Secret: what someone saw when looking in secret, and whether two cards were really swapped. Only the player who did it knows, until everything comes to light after the game.</source>
        <translation>Titkos: mit látott az, aki titokban megnézett egy lapot, és hogy két lap valóban helyet cserélt‑e. Ezt csak az tudja, aki csinálta, amíg a játék után minden ki nem derül.</translation>
    </message>
    <message>
        <source>A pretended swap is not a wasted turn. Everyone else now has doubts about two cards, and you don’t.</source>
        <translation>A színlelt csere nem elvesztegetett kör. A többiek mostantól két lapban is bizonytalanok, te viszont nem.</translation>
    </message>
    <message>
        <source>Announcing and contesting</source>
        <translation>Bejelentés és megkérdőjelezés</translation>
    </message>
    <message>
        <source>You name a mask: “I am the King!” Your card stays face down. You may know it’s true, hope it is, or know perfectly well that it isn’t.</source>
        <translation>Megnevezel egy maszkot: „Én vagyok a Király!” A lapod lefordítva marad. Talán tudod, hogy igaz, talán csak reméled, de az is lehet, hogy nagyon jól tudod: szó sincs róla.</translation>
    </message>
    <message>
        <source>Starting on your left and going clockwise, each of the others either lets it pass or contests by claiming to be that mask: “No, I am!” Everyone hears each answer as it is given.</source>
        <translation>A bal szomszédoddal kezdve, az óramutató járása szerint a többiek sorban vagy passzolnak, vagy megkérdőjelezik, vagyis azt állítják, náluk van az a maszk: „Nem, én vagyok az!” Minden választ mindenki hall, amint elhangzik.</translation>
    </message>
    <message>
        <source>If nobody contests, you use the power. Nothing is revealed, and nobody learns whether you told the truth.</source>
        <translation>Senki sem kérdőjelezi meg? Akkor használod az erőt. Egyetlen lapot sem kell felfedni, és senki sem tudja meg, igazat mondtál‑e.</translation>
    </message>
    <message>
        <source>If someone contests, you and everyone who contested reveal your cards at the same time. Whoever really has the mask uses its power. Then everyone who revealed a different mask pays a fine of 1 coin to the courthouse, and the cards are turned face down again.</source>
        <translation>Valaki megkérdőjelezi? Akkor te és mindazok, akik megkérdőjelezték, egyszerre feditek fel a lapotokat. Akinél valóban ott van a maszk, az használja az erejét. Ezután mindenki, akinek a felfedett lapja más (vagyis tévedett vagy blöffölt), 1&#xa0;érme bírságot fizet a bíróságtáblára, és a lapok ismét lefordulnak.</translation>
    </message>
    <message>
        <source>If it turns out that none of you has the mask, nobody uses the power, and all of you pay.</source>
        <translation>Ha kiderül, hogy egyikőtöknél sincs ott a maszk, senki sem használja az erőt, és mindannyian fizettek.</translation>
    </message>
    <message>
        <source>Special cases</source>
        <translation>Különleges esetek</translation>
    </message>
    <message>
        <source>A power must be used in full. Only the [[mask:witch]] may decline. A power that has no effect still counts as used.</source>
        <translation>Ha használsz egy erőt, mindent meg kell tenned, amit előír. Lemondani csak a [[mask:witch|Boszorkányéról]] lehet. A hatástalan erő is használtnak számít.</translation>
    </message>
    <message>
        <source>The revealed cards settle who is right and who is wrong. Nothing the power moves afterwards changes that.</source>
        <translation>Azt, hogy kinek van igaza, a felfedett lapok döntik el. Amit az erő azután megmozgat, ezen már nem változtat.</translation>
    </message>
    <message>
        <source>Fines come after the power, all at the same time. You pay from whatever is then in front of you. A fine can take your last coin, and that ends the game.</source>
        <translation>A bírság az erő után következik, mindenkié egyszerre. Abból fizetsz, ami akkor előtted van. A bírság az utolsó érmédet is elviheti, és ezzel vége a játéknak.</translation>
    </message>
    <message>
        <source>A player who was knocked out of the game this turn pays no fine.</source>
        <translation>Aki ebben a körben esett ki, nem fizet bírságot.</translation>
    </message>
    <message>
        <source>There are two [[mask:peasant]] cards. If that mask was announced and both are among the revealed cards, both players are right.</source>
        <translation>A [[mask:peasant]] két lapon szerepel. Ha ezt a maszkot jelentették be, és mindkettő a felfedett lapok között van, mindkét játékosnak igaza van.</translation>
    </message>
    <message>
        <source>Contest when you are fairly sure the mask is yours, not just because you doubt the other player: even if you’re right to doubt, you pay the fine unless you have the mask yourself.</source>
        <translation>Akkor kérdőjelezz meg egy bejelentést, ha szinte biztos, hogy tiéd a maszk, ne akkor, ha csak kételkedsz a másikban: ha nem nálad van, akkor is fizetsz, ha a másik hazudott.</translation>
    </message>
    <message>
        <source>Listen to the silence. Someone who lets a good mask pass probably isn’t wearing it, or doesn’t know they are.</source>
        <translation>Figyelj a csendre is. Aki egy jó maszk bejelentésére passzol, valószínűleg nem azt viseli, vagy nem tud róla.</translation>
    </message>
    <message>
        <source>The end of the game</source>
        <translation>A játék vége</translation>
    </message>
    <message>
        <source>The game ends as soon as one of these things happens:</source>
        <translation>A játék azonnal véget ér, ha ezek közül bármelyik megtörténik:</translation>
    </message>
    <message>
        <source>A player has 13 coins or more.</source>
        <translation>Egy játékosnak legalább 13&#xa0;érméje van.</translation>
    </message>
    <message>
        <source>A player has no coins left.</source>
        <translation>Egy játékosnak egyetlen érméje sem marad.</translation>
    </message>
    <message>
        <source>Only one player is left in the game.</source>
        <translation>Csak egy játékos marad játékban.</translation>
    </message>
    <message>
        <source>The [[mask:cheat]] uses its power with 10 coins or more. That player alone wins, however much the others have.</source>
        <translation>Valaki legalább 10&#xa0;érmével használja a [[mask:cheat]] erejét. Ekkor egyedül ez a játékos nyer, akármennyi érméjük van a többieknek.</translation>
    </message>
    <message>
        <source>In all other cases the richest player wins. Tied players share the victory.</source>
        <translation>Minden más esetben a leggazdagabb játékos nyer. Ha több ilyen játékos van, osztoznak a győzelmen.</translation>
    </message>
    <message>
        <source>A power is carried out step by step, in the order described, and after each step the game checks whether it is over. Everything within a step happens at the same time.</source>
        <translation>Az erő lépésről lépésre, a leírt sorrendben zajlik, és minden lépés után eldől, vége van‑e a játéknak. Amit egy lépés megmozgat, azt egyszerre mozgatja.</translation>
    </message>
    <message>
        <source>If several players reach 13 or more in the same step, the richest of them wins.</source>
        <translation>Ha ugyanabban a lépésben többen is elérik a 13‑at, a leggazdagabb közülük nyer.</translation>
    </message>
    <message>
        <source>If you have to give more coins than you have, you give all you have. If the bank can’t pay in full, it pays what it has: first to the player using the power, then clockwise.</source>
        <translation>Ha több érmét kellene adnod, mint amennyid van, mindet odaadod. Ha a bank nem tud mindent kifizetni, annyit fizet, amennyi van benne: először annak, aki az erőt használja, azután az óramutató járása szerint.</translation>
    </message>
    <message>
        <source>The masks</source>
        <translation>A maszkok</translation>
    </message>
    <message>
        <source>Every mask has its own page with its power and its special cases. The following applies to all of them.</source>
        <translation>Minden maszknak saját oldala van, az erejével és különleges eseteivel. Ami itt következik, mindegyikre érvényes.</translation>
    </message>
    <message>
        <source>“You” are always the player using the power. “Another player” is never you.</source>
        <translation>A „te” mindig az, aki az erőt használja. A „másik játékos” sosem te vagy.</translation>
    </message>
    <message>
        <source>Cards in the centre belong to nobody. Only a swap on your turn and the [[mask:sage]] can reach them, and the [[mask:bear_tamer]] if its power says so.</source>
        <translation>Az asztal közepén lévő lapok nem tartoznak senkihez. Csak a körödben végzett cserével és a [[mask:sage]] erejével lehet hozzájuk nyúlni, meg a [[mask:bear_tamer|Medveidomáréval]], ha az megengedi.</translation>
    </message>
    <message>
        <source>“Left” and “right” mean the nearest players still in the game. Anyone who is out is skipped.</source>
        <translation>A „bal” és a „jobb” a legközelebbi, még játékban lévő játékost jelenti azon az oldalon. Aki kiesett, azt át kell ugrani.</translation>
    </message>
    <message>
        <source>With two players left, your neighbour on both sides is the same player, and counts once.</source>
        <translation>Ha már csak két játékos van, a bal és a jobb szomszédod ugyanaz, és csak egyszer számít.</translation>
    </message>
    <message>
        <source>Powers within powers</source>
        <translation>Erő az erőben</translation>
    </message>
    <message>
        <source>The [[mask:actress]], the [[mask:necromancer]] and the [[mask:usurper]] use another mask’s power as if it were their own. A mask’s power is used at most once a turn: if the chain comes back to a mask already used, nothing happens.</source>
        <translation>A [[mask:actress]], a [[mask:necromancer]] és a [[mask:usurper]] más maszk erejét használja, mintha az övé lenne. Egy maszk erejét egy körben legfeljebb egyszer lehet használni: ahol a lánc visszatér egy már használt maszkhoz, ott nem történik semmi.</translation>
    </message>
    <message>
        <source>Two and three players</source>
        <translation>Két és három játékos</translation>
    </message>
    <message>
        <source>A small table uses exactly six masks, and everyone has several cards: two each with three players, three each with two. Nothing lies in the centre. Everyone begins with 6 coins.</source>
        <translation>Kis asztalnál pontosan hat maszk kell, és mindenkinek több lapja van: három játékosnál kettő-kettő, két játékosnál három-három. Az asztal közepén nincs semmi. Mindenki 6&#xa0;érmével kezd.</translation>
    </message>
    <message>
        <source>Three players</source>
        <translation>Három játékos</translation>
    </message>
    <message>
        <source>You have a left card and a right card.</source>
        <translation>Van egy bal és egy jobb lapod.</translation>
    </message>
    <message>
        <source>Swap one of your cards with an opponent’s, or your own two cards with each other.</source>
        <translation>Megcseréled az egyik lapodat egy ellenfél lapjával, vagy a saját két lapodat egymással.</translation>
    </message>
    <message>
        <source>Look at one of your cards.</source>
        <translation>Megnézed az egyik lapodat.</translation>
    </message>
    <message>
        <source>Announce or contest with one of your cards, saying which.</source>
        <translation>Az egyik lapoddal jelentesz be vagy kérdőjelezel meg, és megmondod, melyikkel.</translation>
    </message>
    <message>
        <source>Two players</source>
        <translation>Két játékos</translation>
    </message>
    <message>
        <source>You have a left card, a right card and a protected card, which your opponent can never touch.</source>
        <translation>Van egy bal és egy jobb lapod, meg egy védett lapod, amelyhez az ellenfeled sosem nyúlhat.</translation>
    </message>
    <message>
        <source>Swap your left or right card with your opponent’s left or right card, or any two of your own cards with each other.</source>
        <translation>Megcseréled a bal vagy a jobb lapodat az ellenfeled bal vagy jobb lapjával, vagy bármelyik két saját lapodat egymással.</translation>
    </message>
    <message>
        <source>Look at one of your cards, including the protected one.</source>
        <translation>Megnézed az egyik lapodat, akár a védettet is.</translation>
    </message>
    <message>
        <source>Announce with your left or right card. Contest with any of the three.</source>
        <translation>A bal vagy a jobb lapoddal jelentesz be. Megkérdőjelezni bármelyik lapoddal lehet, a védettel is.</translation>
    </message>
    <message>
        <source>For both</source>
        <translation>Mindkettőre érvényes</translation>
    </message>
    <message>
        <source>Only the card you announced or contested with is revealed; it counts as “your card” for the power.</source>
        <translation>Csak azt a lapot kell felfedni, amellyel bejelentettek vagy megkérdőjeleztek; az erő szempontjából ez „a lapod”.</translation>
    </message>
    <message>
        <source>A power that affects a player’s card affects just one of that player’s cards, chosen by the player using the power. Only with the [[mask:guru]] and the [[mask:courtesan]] does the player who must reveal choose which.</source>
        <translation>Ha egy erő valakinek a lapjára hat, csak egy lapját érinti; hogy melyiket, azt az erő használója választja ki. Csak az [[mask:guru]] és a [[mask:courtesan]] esetén dönti el maga az érintett játékos, melyik lapját fedi fel.</translation>
    </message>
    <message>
        <source>The two cards the [[mask:fool]] takes, or the [[mask:sage]] looks at, may belong to the same player. Protected cards are out of reach.</source>
        <translation>A két lap, amelyet a [[mask:fool]] elvesz vagy a [[mask:sage]] megnéz, ugyanazé a játékosé is lehet. A védett lapokhoz nem nyúlhatnak.</translation>
    </message>
    <message>
        <source>A player knocked out by the [[mask:damned]] is out with all their cards, whatever they are.</source>
        <translation>Akit az [[mask:damned]] ejt ki, minden lapjával együtt esik ki, bármik legyenek azok.</translation>
    </message>
    <message>
        <source>Scenarios, and making your own</source>
        <translation>Kész és saját forgatókönyvek</translation>
    </message>
    <message>
        <source>A scenario is a set of masks that go well together. The game comes with these:</source>
        <translation>A forgatókönyv egymáshoz illő maszkok készlete. A játékhoz ezek tartoznak:</translation>
    </message>
    <message>
        <source>The A scenarios, for 4 to 13 players: the line-ups of the first edition, with today’s masks. Start with these.</source>
        <translation>Az A forgatókönyvek, 4–13&#xa0;játékosra: az első kiadás összeállításai a mai maszkokkal. Ezekkel kezdj.</translation>
    </message>
    <message>
        <source>The B scenarios, for 4 to 13 players: made for this program, for players who know the A scenarios.</source>
        <translation>A B forgatókönyvek, 4–13&#xa0;játékosra: ehhez a programhoz készültek, azoknak, akik az A‑kat már ismerik.</translation>
    </message>
    <message>
        <source>The expansion’s scenarios: four for 6 to 13 players, one for three and one for two.</source>
        <translation>A kiegészítő forgatókönyvei: négy 6–13&#xa0;játékosra, egy háromra és egy kettőre.</translation>
    </message>
    <message>
        <source>A base-game scenario for three players, and the same one for two.</source>
        <translation>Az alapjáték egyik forgatókönyve három játékosra, és ugyanez kettőre.</translation>
    </message>
    <message>
        <source>The scenario sheets printed with the second edition are not reproduced here.</source>
        <translation>A második kiadáshoz nyomtatott forgatókönyvlapok itt nem szerepelnek.</translation>
    </message>
    <message>
        <source>Your own scenarios</source>
        <translation>Saját forgatókönyvek</translation>
    </message>
    <message>
        <source>You can build your own, mixing base and expansion masks as you like. The program watches and tells you what to change. These are the rules (the expansion’s own scenarios are exempt):</source>
        <translation>Magad is összeállíthatsz forgatókönyvet, és kedvedre keverheted az alapjáték és a kiegészítő maszkjait. A program közben figyel, és szól, min kell változtatnod. A szabályok a következők (a kiegészítő forgatókönyveit nem kötik):</translation>
    </message>
    <message>
        <source>The right number of masks: six for up to five players; for six or more, as many as there are players, or one or two more.</source>
        <translation>A maszkok száma legyen megfelelő: öt játékosig hat; hat játékostól annyi, ahány játékos van, vagy eggyel-kettővel több.</translation>
    </message>
    <message>
        <source>The [[mask:judge]] is in play. With an expansion mask in play, the Judge may be left out if about two thirds of the masks, and at least three fifths, have a ★, but the game may then run long.</source>
        <translation>A [[mask:judge|Bírónak]] részt kell vennie a játékban. Csak akkor maradhat ki, ha a kiegészítő valamelyik maszkja is játékban van, és a maszkok mintegy kétharmada (de legalább háromötöde) ★ jelű; de így hosszúra nyúlhat a játék.</translation>
    </message>
    <message>
        <source>At least a third of the masks have a ★. With half, the game is livelier.</source>
        <translation>Legalább a maszkok harmada legyen ★ jelű. Ha legalább a felük ilyen, pezsgőbb a játék.</translation>
    </message>
    <message>
        <source>Both [[mask:peasant]] cards, or neither.</source>
        <translation>Vagy mindkét [[mask:peasant]] részt vesz, vagy egyik sem.</translation>
    </message>
    <message>
        <source>Some masks need at least six or eight players. Their pages say so.</source>
        <translation>Egyes maszkoknak nagyobb társaság kell, legalább hat vagy nyolc játékos. Ezt az oldalukon megtalálod.</translation>
    </message>
    <message>
        <source>The [[mask:courtesan]] only if at least a third of the masks are women’s.</source>
        <translation>A [[mask:courtesan]] csak akkor vehet részt, ha a maszkok legalább harmada női maszk.</translation>
    </message>
    <message>
        <source>With fewer than eight players, the [[mask:damned]] is better left out of the graveyard. You may include it, but you’ll be warned.</source>
        <translation>Nyolcnál kevesebb játékossal jobb kihagyni az [[mask:damned|Elátkozottat]] a temetőből. Beleteheted, de figyelmeztetést kapsz.</translation>
    </message>
    <message>
        <source>The expansion: graveyard and Damned</source>
        <translation>A kiegészítő: temető és Elátkozott</translation>
    </message>
    <message>
        <source>The expansion brings masks with a taste for trouble. Two things about it need explaining.</source>
        <translation>A kiegészítő olyan maszkokat hoz, amelyek szeretnek bajt keverni. Két dologról külön is szólni kell.</translation>
    </message>
    <message>
        <source>The graveyard</source>
        <translation>A temető</translation>
    </message>
    <message>
        <source>With the [[mask:necromancer]] in play, masks that aren’t in play are shuffled face down into the graveyard: usually all the rest of the base game and the expansion, except the [[mask:bear_tamer]] and, with fewer than eight players, the [[mask:damned]]. In your own scenarios you may choose differently. Everyone knows which masks are there, but nobody knows in what order. Masks in the graveyard aren’t in play, so they can’t be announced or named.</source>
        <translation>Ha a [[mask:necromancer]] játékban van, a kimaradt maszkokból lefordított, megkevert pakli lesz: ez a temető. Rendszerint az alapjáték és a kiegészítő minden kimaradt maszkja belekerül, a [[mask:bear_tamer]] kivételével; nyolcnál kevesebb játékosnál az [[mask:damned]] sem kerül bele. Saját forgatókönyvhöz másként is választhatsz. Hogy mely maszkok vannak benne, azt mindenki tudja, de hogy milyen sorrendben, azt senki. A temetőben lévő maszkok nincsenek játékban, tehát nem lehet őket bejelenteni vagy megnevezni.</translation>
    </message>
    <message>
        <source>The Damned</source>
        <translation>Az Elátkozott</translation>
    </message>
    <message>
        <source>The [[mask:damned]] can’t be named at all: not announced, not by the [[mask:guru]]’s target, not by the [[mask:usurper]].</source>
        <translation>Az [[mask:damned]] sehogyan sem nevezhető meg: nem lehet bejelenteni, nem nevezheti meg az, akit az [[mask:guru]] kérdez, és a [[mask:usurper]] sem.</translation>
    </message>
    <message>
        <source>A player who reveals this mask in a contest is out of the game at once, before any power is used. The card is discarded.</source>
        <translation>Aki megkérdőjelezéskor ezt a maszkot fedi fel, azonnal kiesik, mielőtt bárki erőt használna. A lap a dobópakliba kerül.</translation>
    </message>
    <message>
        <source>If the [[mask:guru]], the [[mask:courtesan]], the [[mask:usurper]] or a step of the [[mask:bear_tamer]] makes someone reveal it, the player who used that power is out instead. Their own card goes, unseen, to where the Damned lay, and the Damned is discarded. Nothing is paid and no power follows, but the other players who were wrong still pay their fines.</source>
        <translation>Ha az [[mask:guru]], a [[mask:courtesan]], a [[mask:usurper]] vagy a [[mask:bear_tamer]] egyik lépése miatt fedi fel valaki, az esik ki helyette, aki azt az erőt használta. Ennek a játékosnak a saját lapja felfedés nélkül az Elátkozott helyére kerül, az Elátkozott pedig a dobópakliba. Érme nem jár, és erő sem következik; a többi tévedőnek viszont így is meg kell fizetnie a bírságot.</translation>
    </message>
    <message>
        <source>If the [[mask:necromancer]] turns it up from the graveyard, the player who did so is out, and the card is discarded.</source>
        <translation>Ha a [[mask:necromancer]] a temetőből fordítja fel, az esik ki, aki felfordította, a lap pedig a dobópakliba kerül.</translation>
    </message>
    <message>
        <source>Swapping it, looking at it, or having it shown by the [[mask:princess]] is harmless.</source>
        <translation>Ha csak cserélik, megnézik, vagy a [[mask:princess]] mutatja meg, ártalmatlan.</translation>
    </message>
    <message>
        <source>Out of the game</source>
        <translation>Kiesett a játékból</translation>
    </message>
    <message>
        <source>When you are out, your coins go back to the bank and your remaining cards leave the game unseen. Your seat is skipped from then on. Unlike losing your last coin, this doesn’t end the game, unless only one player is left.</source>
        <translation>Ha kiesel, érméid visszakerülnek a bankba, megmaradt lapjaid pedig felfedés nélkül kikerülnek a játékból. A helyedet onnantól át kell ugrani. Az utolsó érme elvesztésével ellentétben a kiesés nem vet véget a játéknak, hacsak nem egyetlen játékos marad.</translation>
    </message>
    <message>
        <source>Men’s and women’s masks</source>
        <translation>Férfi- és női maszkok</translation>
    </message>
    <message>
        <source>With the [[mask:courtesan]] in play, every card shows whether it is a man’s mask ♂ or a woman’s ♀. The sign on the card decides, whatever the name may suggest.</source>
        <translation>Ha a [[mask:courtesan]] játékban van, minden lap mutatja, hogy férfimaszk ♂ vagy női maszk ♀. A lapon lévő jel számít, nem az, amit a név sugall.</translation>
    </message>
    <message>
        <source>Variants and editions</source>
        <translation>Változatok és kiadások</translation>
    </message>
    <message>
        <source>These are the rules of the second edition and the expansion; for two and three players, those of the first edition. Where the printed rules are silent, or differ between languages, the program follows one ruling, and this rulebook tells you which.</source>
        <translation>Ezek a szabályok a második kiadáséi és a kiegészítőéi, két és három játékosra pedig az első kiadáséi. Ahol a nyomtatott szabályok hallgatnak, vagy nyelvenként eltérnek, ott a program egyszer s mindenkorra döntött; ez a szabálykönyv elmondja, hogyan.</translation>
    </message>
    <message>
        <source>Must swap: in the first edition and in the Hungarian edition’s rules, a player whose card was revealed on the previous turn may only swap, not even look. The expansion asks this only of a player on the Usurper’s left whose card the Usurper has revealed, and so does the program where the Usurper is in play. You can choose another rule when you set up a game.</source>
        <translation>Csak csere: az első kiadás és a magyar kiadás szabálya szerint az, akinek az előző körben felfedték a lapját, csak cserélhet (vagy tehet úgy, mintha), még a lapját sem nézheti meg. A kiegészítő ezt csak a Trónbitorló bal szomszédjától kéri, ha a Trónbitorló fedte fel a lapját; így játszik a program is, ha a Trónbitorló játékban van. Új játéknál választhatsz más szabályt.</translation>
    </message>
    <message>
        <source>You can change the number of opening turns. Four is usual; none is for the fearless.</source>
        <translation>A kezdeti körök száma módosítható. Rendszerint négy; a nulla a bátraké.</translation>
    </message>
    <message>
        <source>Some masks had other names in the first edition: the [[mask:trickster]] was the Bishop, the [[mask:guru]] was the Inquisitor, the [[mask:empress]] was the King with 3 coins, and the [[mask:king]] was the Queen with 2. Two of the expansion’s scenarios still call for the Queen; there, the card is our [[mask:queen]].</source>
        <translation>A [[mask:trickster]] és az [[mask:guru]] itt az első kiadásból ismert nevén szerepel. Két másik lap viszont nevet váltott: az első kiadás 3&#xa0;érmés Királya nálunk a [[mask:empress]], a 2&#xa0;érmés Királynője pedig nálunk a [[mask:king]]. A kiegészítő két forgatókönyve még mindig a Királynőt kéri: ott ez a lap a mi [[mask:queen|Királynőnk]].</translation>
    </message>
    <message>
        <source>At a real table, a player who looks at their own card by accident must spend their next turn on a look. That can’t happen here: nobody can look out of turn.</source>
        <translation>Igazi asztalnál, aki véletlenül megnézi a saját lapját, annak a következő körét is lapnézésre kell fordítania. Ez itt nem fordulhat elő: soron kívül senki sem nézhet meg lapot.</translation>
    </message>
    <message>
        <source>If your friends learned the game from another edition, agree on the variant before the masks are dealt.</source>
        <translation>Ha olyan barátokkal játszol, akik másik kiadásból tanultak, a maszkok kiosztása előtt egyezzetek meg a változatban.</translation>
    </message>
    <message>
        <source>The masks of each scenario</source>
        <translation>Az egyes forgatókönyvek maszkjai</translation>
    </message>
    <message>
        <source>Each scenario lists the masks for its smallest number of players. Then come the masks to add for larger tables. The four large scenarios of the expansion start with eight masks: with six players two of them go in the centre, with seven players one.</source>
        <translation>Minden forgatókönyvnél először a legkisebb létszámhoz tartozó maszkok állnak, utánuk azok, amelyek nagyobb létszámnál jönnek hozzá. A kiegészítő négy nagy forgatókönyve nyolc maszkkal indul: hat játékosnál kettő kerül közülük az asztal közepére, hétnél egy.</translation>
    </message>
    <message>
        <source>Masks: {masks}.</source>
        <translation>Maszkok: {masks}.</translation>
    </message>
    <message>
        <source>With {number} players, add: {mask}.</source>
        <translation>{number}&#xa0;játékosnál még ez is: {mask}.</translation>
    </message>
    <message>
        <source>Men’s masks ♂: {masks}.</source>
        <translation>Férfimaszkok ♂: {masks}.</translation>
    </message>
    <message>
        <source>Women’s masks ♀: {masks}.</source>
        <translation>Női maszkok ♀: {masks}.</translation>
    </message>
    <message>
        <source>A sample round</source>
        <translation>Egy mintajáték</translation>
    </message>
    <message>
        <source>Anna, Ben, Clara, David, Eva and Felix sit clockwise around the table, with 6 coins each. They play with six masks: Anna is dealt the [[mask:king]], Ben the [[mask:judge]], Clara the [[mask:empress]], David the [[mask:trickster]], Eva the [[mask:witch]] and Felix the [[mask:cheat]]. The cards are turned face down, and Anna begins.</source>
        <translation>Anna, Bence, Cili, Dávid, Éva és Félix ebben a sorrendben, az óramutató járása szerint ül az asztal körül, mindenki előtt 6&#xa0;érme. Hat maszkkal játszanak: Anna lapja a [[mask:king]], Bencéé a [[mask:judge]], Cilié a [[mask:empress]], Dávidé a [[mask:trickster]], Éváé a [[mask:witch]], Félixé a [[mask:cheat]]. A lapok lefordulnak, és Anna kezd.</translation>
    </message>
    <message>
        <source>Four opening turns</source>
        <translation>Négy kezdeti kör</translation>
    </message>
    <message>
        <source>Anna takes the King and Clara’s card under the table and really swaps them. Only Anna knows who has the Empress now.</source>
        <translation>Anna az asztal alá veszi a Királyt és Cili lapját, és valóban megcseréli őket. Hogy most kinél van a Császárnő, csak Anna tudja.</translation>
    </message>
    <message>
        <source>Ben takes the Judge and Felix’s card, and only pretends. To everyone else, either of them might now be the Judge.</source>
        <translation>Bence a Bírót és Félix lapját veszi el, és csak úgy tesz, mintha cserélne. A többiek szemében most kettejük közül bármelyik lehet a Bíró.</translation>
    </message>
    <message>
        <source>Clara, no longer sure of anything, does the same with David’s card and only pretends.</source>
        <translation>Cili, aki már semmiben sem biztos, Dávid lapjával teszi ugyanezt: csak színleli a cserét.</translation>
    </message>
    <message>
        <source>David goes for Ben’s card, and pretends as well.</source>
        <translation>Dávid Bence lapjáért nyúl, és ő is csak színlel.</translation>
    </message>
    <message>
        <source>A contest from start to end</source>
        <translation>Egy megkérdőjelezés az elejétől a végéig</translation>
    </message>
    <message>
        <source>Eva, still the Witch and sure of it, says: “I am the Empress!” It’s a bluff. Surely nobody knows where the Empress went?</source>
        <translation>Éva még mindig a Boszorkány, és ezt biztosan tudja is, mégis azt mondja: „Én vagyok a Császárnő!” Blöff. Ugyan ki tudhatná, hová lett a Császárnő?</translation>
    </message>
    <message>
        <source>The others answer in turn, starting on Eva’s left. Felix lets it pass. Anna says: “No, I am!” Ben and Clara let it pass. David, who wonders what Clara may have handed over, contests too.</source>
        <translation>A többiek sorban válaszolnak, Éva bal szomszédjával kezdve. Félix passzol. Anna azt mondja: „Nem, én vagyok az!” Bence és Cili passzol. Dávid azon töpreng, mit adhatott át neki Cili, és ő is megkérdőjelezi.</translation>
    </message>
    <message>
        <source>Eva, Anna and David reveal their cards: Witch, Empress and Trickster. Anna has the Empress and takes 3 coins from the bank, and now has 9.</source>
        <translation>Éva, Anna és Dávid felfedi a lapját: Boszorkány, Császárnő és Püspök. Annánál van a Császárnő, ezért 3&#xa0;érmét kap a bankból: így már 9&#xa0;érméje van.</translation>
    </message>
    <message>
        <source>Then Eva and David pay a fine of 1 coin each to the courthouse and have 5 left. All three cards are turned face down again.</source>
        <translation>Ezután Éva és Dávid 1‑1&#xa0;érme bírságot fizet a bíróságtáblára; 5‑5&#xa0;érméjük marad. Mindhárom lap ismét lefordul.</translation>
    </message>
    <message>
        <source>A bluff that works</source>
        <translation>Egy blöff, amely bejön</translation>
    </message>
    <message>
        <source>Felix is next, and sees 2 coins in the courthouse. “I am the Judge!” It isn’t true, but Ben, who is the Judge, has seen David take that card and no longer dares to contest. Felix takes both coins and has 8.</source>
        <translation>Félix következik, és 2&#xa0;érmét lát a bíróságtáblán. „Én vagyok a Bíró!” Nem igaz, de Bence, aki valóban a Bíró, látta, hogy Dávid elvette azt a lapot, és már nem meri megkérdőjelezni. Félix megkapja mindkét érmét, így 8&#xa0;érméje van.</translation>
    </message>
    <message>
        <source>Now it is Anna’s turn. Anna’s card was revealed on Eva’s turn, but not on the turn just before, so Anna may announce again. Everyone remembers the Empress, though, and Anna needs 4 more coins to win.</source>
        <translation>Most Anna jön. Éva körében felfedték ugyan a lapját, de nem a közvetlenül ez előtti körben, ezért Anna megint bejelenthet. A Császárnőre viszont mindenki emlékszik, és Annának még 4&#xa0;érme kell a győzelemhez.</translation>
    </message>
    <message>
        <source>Bluffing, and being believed</source>
        <translation>Blöffölni úgy, hogy elhiggyék</translation>
    </message>
    <message>
        <source>Bluffing isn’t cheating; it’s the heart of the game. Someone who only ever tells the truth is easy to read. Someone who always lies is easy to catch.</source>
        <translation>A blöff nem csalás, hanem a játék lelke. Aki mindig igazat mond, azt könnyű kiismerni. Aki mindig hazudik, azt könnyű lebuktatni.</translation>
    </message>
    <message>
        <source>Claim what you might well be. A lie is safest when your card has just been under the table, and nobody can be sure of the mask you name.</source>
        <translation>Azt állítsd, ami akár igaz is lehetne. A hazugság akkor a leghihetőbb, ha a lapod épp most járt az asztal alatt, és a megnevezett maszkban senki sem lehet biztos.</translation>
    </message>
    <message>
        <source>The best time to claim a mask is when its wearer doesn’t know. They won’t contest.</source>
        <translation>Akkor a legjobb bejelenteni egy maszkot, amikor a viselője nem tud róla. Ő nem fogja megkérdőjelezni.</translation>
    </message>
    <message>
        <source>You needn’t know your own card to announce. If you think you’re more likely the King than not, say so.</source>
        <translation>A bejelentéshez nem kell ismerned a saját lapodat. Ha szerinted nagyobb az esélye, hogy te vagy a Király, mint hogy nem, mondd ki.</translation>
    </message>
    <message>
        <source>When a claim would win the game, somebody has to speak up. Just not everybody: whoever is wrong pays.</source>
        <translation>Ha egy bejelentés megnyerné a játékot, valakinek szólnia kell. De ne szóljatok mindannyian: mindenki fizet, aki téved.</translation>
    </message>
    <message>
        <source>Remember who was caught and who was right. A player who contests and has the mask is worth believing next time.</source>
        <translation>Jegyezd meg, ki bukott le, és kinek volt igaza. Aki megkérdőjelezett, és nála volt a maszk, annak legközelebb érdemes hinni.</translation>
    </message>
    <message>
        <source>At this table: help, notes and the curtain</source>
        <translation>Ennél az asztalnál: segítség, jegyzetek és a függöny</translation>
    </message>
    <message>
        <source>Memory is part of the game, so you choose before each game how much help you want. The end screen shows which help was used.</source>
        <translation>Az emlékezet a játék része, ezért minden játék előtt te választod meg, mennyi segítséget kérsz. Az eredmény mellett ott áll, milyen segítséggel játszottál.</translation>
    </message>
    <message>
        <source>No help: you see what is on the table and what happens this turn, as at a real table.</source>
        <translation>Nincs segítség: azt látod, ami az asztalon van, és ami ebben a körben történik, mint egy igazi asztalnál.</translation>
    </message>
    <message>
        <source>History: a log of everything that has happened stays open.</source>
        <translation>Napló: végig nyitva van, benne minden, ami történt.</translation>
    </message>
    <message>
        <source>Notebook: the log, plus notes that you pin to cards. Right-click a card, or press N on it.</source>
        <translation>Jegyzetfüzet: a napló, meg jegyzetek, amelyeket a lapokra tűzöl. Kattints a lapra jobb gombbal, vagy nyomd meg rajta az N billentyűt.</translation>
    </message>
    <message>
        <source>Coach: all that, plus what a perfect memory would know about each card, and advice when you ask for it. The coach knows only what you have seen.</source>
        <translation>Tanácsadó: mindez, és az is, amit egy tökéletes emlékezet tudna minden lapról; ha kéred, tanács is. A tanácsadó csak annyit tud, amennyit te láttál.</translation>
    </message>
    <message>
        <source>Several people at one screen</source>
        <translation>Többen egy képernyőnél</translation>
    </message>
    <message>
        <source>Anything private, such as a look at a card or the choice to swap or pretend, is kept behind a curtain with a player’s name on it. Everyone else looks away while that player opens it, with the mouse or the keyboard, and closes it again. Public questions are asked in front of everyone.</source>
        <translation>Ami titkos, például hogy mit látsz, ha megnézel egy lapot, vagy hogy valóban cserélsz‑e, az függöny mögött marad, és a függönyön egy játékos neve áll. A többiek félrenéznek, míg ez a játékos egérrel vagy billentyűzettel kinyitja, majd újra behúzza. Ami nyilvános, azt a program mindenki előtt kérdezi.</translation>
    </message>
    <message>
        <source>With phones it goes faster: choose “Answer on phones” when you set up a game, and everyone looks at cards and answers on a phone of their own. No curtain is needed then. There is nothing to install; the phones only have to be on the same network.</source>
        <translation>Telefonokkal gyorsabban megy: új játékhoz válaszd a „Válasz telefonon” lehetőséget, és mindenki a saját telefonján nézi meg a lapokat és válaszol. Függönyre ilyenkor nincs szükség. Telepíteni semmit sem kell; elég, ha a telefonok ugyanazon a hálózaton vannak.</translation>
    </message>
    <message>
        <source>The opponents are honest</source>
        <translation>Az ellenfelek becsületesek</translation>
    </message>
    <message>
        <source>The program’s players know only what could be seen from their seats. They forget, guess and bluff; they never peek.</source>
        <translation>A program játékosai annyit tudnak, amennyit a helyükről láttak, semmivel sem többet. Felejtenek, találgatnak és blöffölnek, de sosem leskelődnek.</translation>
    </message>
</context>
<context>
    <name>RulesMask</name>
    <message>
        <source>Every fine goes to the courthouse and waits there. The more the table quarrels, the more this mask is worth.</source>
        <translation>Minden bírság a bíróságtáblára kerül, és ott várakozik. Minél többet veszekszik az asztal, annál többet ér ez a maszk.</translation>
    </message>
    <message>
        <source>This turn’s fines come after the power: they stay in the courthouse for next time.</source>
        <translation>Az ebben a körben kirótt bírságok csak az erő után következnek: a bíróságtáblán maradnak a következő alkalomra.</translation>
    </message>
    <message>
        <source>If the courthouse is empty, nothing happens, but the power counts as used.</source>
        <translation>Ha a bíróságtábla üres, nem történik semmi, de az erő használtnak számít.</translation>
    </message>
    <message>
        <source>Nearly every scenario includes this mask, because it brings the fines back into the game. Never lose sight of it.</source>
        <translation>Szinte minden forgatókönyvben szerepel, mert visszahozza a bírságokat a játékba. Sose téveszd szem elől.</translation>
    </message>
    <message>
        <source>Two coins, no strings attached. Simple, honest, and often contested.</source>
        <translation>Két érme, feltétel nélkül. Egyszerű, becsületes, és gyakran megkérdőjelezik.</translation>
    </message>
    <message>
        <source>In the first edition this card was the Queen. See [[chapter:variants]].</source>
        <translation>Az első kiadásban ez a lap a Királynő volt. Lásd: [[chapter:variants]].</translation>
    </message>
    <message>
        <source>The classic first bluff: everyone assumes there is a King somewhere. Claim it soon after your card has been under the table.</source>
        <translation>A klasszikus első blöff: mindenki elhiszi, hogy valahol van egy Király. Röviddel azután jelentsd be, hogy a lapod az asztal alatt járt.</translation>
    </message>
    <message>
        <source>Three coins from the bank and nothing for anyone else: everybody wants this mask.</source>
        <translation>Három érme a bankból, és a többieknek semmi: mindenki ezt szeretné viselni.</translation>
    </message>
    <message>
        <source>In the first edition this card was the King. See [[chapter:variants]].</source>
        <translation>Az első kiadásban ez a lap a Király volt. Lásd: [[chapter:variants]].</translation>
    </message>
    <message>
        <source>Whoever was dealt this mask will be watched. Trade it away and claim it anyway.</source>
        <translation>Akinek ezt a maszkot osztották, azt figyelni fogják. Cseréld el, és jelentsd be mégis.</translation>
    </message>
    <message>
        <source>A first-edition card with the same power as the [[mask:king]]. It appears in the expansion’s scenarios for two and three players.</source>
        <translation>Az első kiadás lapja, ugyanazzal az erővel, mint a [[mask:king]]. A kiegészítő két- és háromszemélyes forgatókönyvében szerepel.</translation>
    </message>
    <message>
        <source>As good as the [[mask:king]], and easier to forget about.</source>
        <translation>Ugyanolyan jó, mint a [[mask:king]], és könnyebben megfeledkeznek róla.</translation>
    </message>
    <message>
        <source>You choose the two cards from the other players’: never your own, and never one in the centre. You don’t look at them, and only you know whether you swapped them.</source>
        <translation>A két lapot a többi játékos lapjai közül választod: sosem a sajátodat és sosem az asztal közepéről. Nem nézed meg őket, és csak te tudod, megcserélted‑e őket.</translation>
    </message>
    <message>
        <source>The coin comes first. If it takes you to 13, the game is over before any card moves.</source>
        <translation>Először az érme jön. Ha ezzel eléred a 13‑at, vége a játéknak, mielőtt bármelyik lap megmozdulna.</translation>
    </message>
    <message>
        <source>If the others don’t have two cards to take, you only take the coin.</source>
        <translation>Ha a többieknél nincs két elvehető lap, csak az érmét kapod meg.</translation>
    </message>
    <message>
        <source>With two or three players, the two cards may belong to the same player. See [[chapter:small]].</source>
        <translation>Két vagy három játékossal a két lap ugyanazé a játékosé is lehet. Lásd: [[chapter:small]].</translation>
    </message>
    <message>
        <source>Take two cards you know nothing about, and the whole table is as lost as you are. Or take the two that everyone is sure of.</source>
        <translation>Vegyél el két olyan lapot, amelyről semmit sem tudsz, és az egész asztal ugyanolyan tanácstalan lesz, mint te. Vagy vedd el azt a kettőt, amelyben mindenki biztos.</translation>
    </message>
    <message>
        <source>Both neighbours give at the same time. If either loses their last coin, the game is over.</source>
        <translation>A két szomszéd egyszerre ad. Ha egyikük az utolsó érméjét veszíti el, vége a játéknak.</translation>
    </message>
    <message>
        <source>With two players left, there is only one neighbour, who gives 1 coin, once.</source>
        <translation>Ha csak két játékos maradt, egyetlen szomszéd van, és ő is csak egyszer ad 1&#xa0;érmét.</translation>
    </message>
    <message>
        <source>Best with rich neighbours. If a neighbour has a single coin left, this power ends the game, so count first.</source>
        <translation>Gazdag szomszédok között a legjobb. Ha egy szomszédnak már csak egy érméje van, ez az erő véget vet a játéknak, ezért előbb számolj.</translation>
    </message>
    <message>
        <source>Whole fortunes change hands: all of yours for all of theirs, at the same time.</source>
        <translation>A két vagyon egészében cserél gazdát: mindened az ő mindenéért, egyszerre.</translation>
    </message>
    <message>
        <source>This is the only power you may decline. Even then it counts as used, and the [[mask:actress]] can copy it.</source>
        <translation>Ez az egyetlen erő, amelyről lemondhatsz. Ilyenkor is használtnak számít, és a [[mask:actress]] lemásolhatja.</translation>
    </message>
    <message>
        <source>Fines come afterwards: anyone who was wrong pays from their new fortune.</source>
        <translation>A bírság utána következik: a tévedők az új vagyonukból fizetnek.</translation>
    </message>
    <message>
        <source>The richer the table, the more tempting this mask. If you have a lot to lose, keep an eye on it.</source>
        <translation>Minél gazdagabb az asztal, annál csábítóbb ez a maszk. Ha sok a veszítenivalód, tartsd rajta a szemed.</translation>
    </message>
    <message>
        <source>You see both cards before you decide; nobody else does. Everyone sees which two cards you took.</source>
        <translation>Mindkét lapot megnézed, mielőtt döntenél, és senki más nem látja őket. Azt mindenki látja, melyik két lapot vetted el.</translation>
    </message>
    <message>
        <source>It must be another player’s card; the centre is out of reach.</source>
        <translation>A másik lap csak egy másik játékosé lehet: az asztal közepéről nem vehetsz el lapot.</translation>
    </message>
    <message>
        <source>With two or three players, your own card is the one you announced or contested with, and you choose which of the other player’s cards to take.</source>
        <translation>Két vagy három játékossal a saját lapod az, amellyel bejelentettél vagy megkérdőjeleztél, és te választod ki, a másik melyik lapját veszed el.</translation>
    </message>
    <message>
        <source>It brings no money, but afterwards you know two cards for certain.</source>
        <translation>Pénzt nem hoz, de utána két lapot biztosan ismersz.</translation>
    </message>
    <message>
        <source>There are two of these cards. Either both are in play or neither is.</source>
        <translation>Ebből a lapból kettő van. Vagy mindkettő részt vesz a játékban, vagy egyik sem.</translation>
    </message>
    <message>
        <source>If the Peasant was announced and both are revealed in that contest, both take 2 coins from the bank, and neither pays a fine, even if the player who announced is neither of them.</source>
        <translation>Ha a Parasztot jelentették be, és annál a megkérdőjelezésnél mindkettőt felfedik, mindkettő 2&#xa0;érmét kap a bankból, és egyik sem fizet bírságot. Akkor is így van, ha egyikük sem a bejelentő.</translation>
    </message>
    <message>
        <source>Used through the [[mask:necromancer]] or the [[mask:usurper]], this power takes 1 coin. For the [[mask:actress]], see that page.</source>
        <translation>Ha a [[mask:necromancer]] vagy a [[mask:usurper]] révén használják, 1&#xa0;érmét hoz. A [[mask:actress|Színésznőről]] az ő oldalán olvashatsz.</translation>
    </message>
    <message>
        <source>The second Peasant should gladly contest the first: together, they each earn twice as much.</source>
        <translation>Ha te vagy a második Paraszt, bátran kérdőjelezd meg az elsőt: együtt mindketten kétszer annyit kerestek.</translation>
    </message>
    <message>
        <source>You win alone, even if others are richer than you. See [[chapter:end]].</source>
        <translation>Egyedül nyersz, még ha mások gazdagabbak is nálad. Lásd: [[chapter:end]].</translation>
    </message>
    <message>
        <source>You may announce this mask with fewer than 10 coins. Nothing happens, but the power counts as used.</source>
        <translation>10&#xa0;érme alatt is bejelentheted ezt a maszkot. Nem történik semmi, de az erő használtnak számít.</translation>
    </message>
    <message>
        <source>As soon as anyone has 10 coins, ask yourself each turn where this mask is. Someone should contest, even at the cost of a fine.</source>
        <translation>Amint valakinek 10&#xa0;érméje van, minden körben kérdezd meg magadtól, hol van ez a maszk. Valakinek meg kell kérdőjeleznie, akár bírság árán is.</translation>
    </message>
    <message>
        <source>The chosen player names any mask in play except the [[mask:damned]], aloud, then reveals their card. If right, they pay nothing; if wrong, 4 coins, or all they have.</source>
        <translation>A kiválasztott játékos fennhangon megnevez egy játékban lévő maszkot, az [[mask:damned|Elátkozott]] kivételével bármelyiket, azután felfedi a lapját. Ha eltalálta: nem fizet. Ha tévedett: 4&#xa0;érmét ad, vagy amennyije van.</translation>
    </message>
    <message>
        <source>You may choose anyone else, even someone whose card has already been revealed this turn.</source>
        <translation>Bárki mást választhatsz, olyat is, akinek ebben a körben már felfedték a lapját.</translation>
    </message>
    <message>
        <source>A player with fewer than 4 coins who is wrong gives you everything, and with no coins left that ends the game.</source>
        <translation>Ha a tévedőnek 4‑nél kevesebb érméje van, mindet neked adja, és mivel így egy sem marad neki, vége a játéknak.</translation>
    </message>
    <message>
        <source>If the card turns out to be the [[mask:damned]], you yourself are out of the game, and nothing is paid.</source>
        <translation>Ha a lap az [[mask:damned]], te magad esel ki a játékból, és érme sem jár.</translation>
    </message>
    <message>
        <source>With two or three players, the chosen player also chooses which card to reveal.</source>
        <translation>Két vagy három játékossal azt is a kiválasztott játékos dönti el, melyik lapját fedi fel.</translation>
    </message>
    <message>
        <source>Choose someone whose card has just been under the table. The less they know, the better your chances.</source>
        <translation>Olyat válassz, akinek a lapja épp most járt az asztal alatt. Minél kevesebbet tud, annál jobbak az esélyeid.</translation>
    </message>
    <message>
        <source>With 3 coins you take 7, with 9 just 1. With 10 or more you take nothing.</source>
        <translation>Ha 3&#xa0;érméd van, 7‑et kapsz, ha 9, csak 1‑et. Ha 10&#xa0;vagy több, semmit.</translation>
    </message>
    <message>
        <source>The poorer you are, the more this mask is worth.</source>
        <translation>Minél szegényebb vagy, annál többet ér ez a maszk.</translation>
    </message>
    <message>
        <source>You go round the table clockwise. Each coin you get counts at once: someone who had more than you at the start may no longer have more when asked, and then gives nothing.</source>
        <translation>Az óramutató járása szerint haladsz körbe. Minden kapott érme azonnal számít: akinek az elején több volt, mint neked, annak lehet, hogy már nincs többje, mire sorra kerül, és akkor nem ad semmit.</translation>
    </message>
    <message>
        <source>Equal is not richer: anyone with exactly as many coins as you gives nothing.</source>
        <translation>Az egyenlő nem gazdagabb: akinek ugyanannyi érméje van, mint neked, nem ad.</translation>
    </message>
    <message>
        <source>An example: you have 4 coins, and the others, starting on your left, have 6, 5, 5 and 9. The first gives you 1, so you have 5. The next two no longer have more than you and give nothing. The last one gives you 1, and you end up with 6.</source>
        <translation>Egy példa: 4&#xa0;érméd van, a többieknek a bal szomszédoddal kezdve 6, 5, 5&#xa0;és 9. Az első ad 1‑et, így 5&#xa0;érméd lesz. A következő kettőnek már nincs többje, mint neked, ezért nem adnak semmit. Az utolsó ad 1‑et, és a végén 6&#xa0;érméd van.</translation>
    </message>
    <message>
        <source>Each player asked is a separate step: as soon as the game is over, the round stops right there.</source>
        <translation>Minden megkért játékos külön lépés: ha vége a játéknak, a kéregetés ott megáll.</translation>
    </message>
    <message>
        <source>The fewer coins you have, the more players give. Before you ask, work out how much everyone would end up with.</source>
        <translation>Minél kevesebb érméd van, annál többen adnak. Mielőtt kérsz, számold ki, kinek mennyi érméje lenne a végén.</translation>
    </message>
    <message>
        <source>Your 3 coins come first. If they take you to 13, the game is over before your neighbours get anything. Otherwise their coins follow, and may take one of them to 13.</source>
        <translation>Először a 3&#xa0;érméd jön. Ha ezzel eléred a 13‑at, vége a játéknak, mielőtt a szomszédok kapnának. Ha nem, a szomszédok következnek, és az érméjével valamelyikük is elérheti a 13‑at.</translation>
    </message>
    <message>
        <source>With two players left, there is only one neighbour, who takes 1 coin, once.</source>
        <translation>Ha csak két játékos maradt, egyetlen szomszéd van, és ő is csak egyszer kap 1&#xa0;érmét.</translation>
    </message>
    <message>
        <source>Your neighbours gain too. Make sure neither of them has 12.</source>
        <translation>A szomszédaid is gyarapodnak. Győződj meg róla, hogy egyiküknek sincs 12&#xa0;érméje.</translation>
    </message>
    <message>
        <source>You take the coins first. Then the two people get up and change seats, and each finds the other’s card and coins there. They take what they know with them.</source>
        <translation>Először elveszed az érméket. Azután a két játékos feláll, és helyet cserél: mindegyikük a másik lapját és érméit találja ott. Amit tudnak, magukkal viszik.</translation>
    </message>
    <message>
        <source>Play continues from the seat where the turn was taken. Someone may get two turns in quick succession that way, or wait a little longer.</source>
        <translation>A sor attól a helytől halad tovább, ahol a kört lejátszották. Így előfordulhat, hogy valaki gyorsan egymás után kétszer is sorra kerül, vagy éppen kicsit tovább vár.</translation>
    </message>
    <message>
        <source>The ban on announcing after a reveal follows the person, and so does a fine: anyone who was wrong pays from the fortune at their new seat.</source>
        <translation>Akinek felfedték a lapját, és ezért nem tehet bejelentést, az az új helyén sem tehet. Ha tévedett, a bírságot is ő fizeti, az új helyén lévő vagyonból.</translation>
    </message>
    <message>
        <source>With only one other player left, you take 1 coin and nobody moves.</source>
        <translation>Ha csak egy másik játékos maradt, 1&#xa0;érmét veszel el, és senki sem mozdul.</translation>
    </message>
    <message>
        <source>Send the richest player to a poor seat, and what they know about their old card is worth little there.</source>
        <translation>Küldd a leggazdagabb játékost egy szegény helyre: amit a régi lapjáról tud, ott nem sokat ér.</translation>
    </message>
    <message>
        <source>Everyone sees the card except its owner, who learns only that the others know. It must be a player’s card; the centre is out of reach.</source>
        <translation>A lapot mindenki látja, csak a gazdája nem; ő annyit tud meg, hogy a többiek ismerik. Csak a játékosok lapjai jöhetnek szóba, az asztal közepén lévők nem.</translation>
    </message>
    <message>
        <source>It counts as revealed: if that player is next, they may not announce.</source>
        <translation>Felfedésnek számít: ha az a játékos a következő, aki sorra kerül, nem tehet bejelentést.</translation>
    </message>
    <message>
        <source>The coins come first. Showing the [[mask:damned]] is harmless.</source>
        <translation>Először az érmék jönnek. Az [[mask:damned|Elátkozottat]] megmutatni ártalmatlan.</translation>
    </message>
    <message>
        <source>Show the card you have lost track of: everyone learns what it is, except its owner.</source>
        <translation>Azt a lapot mutasd meg, amelyiket szem elől tévesztetted: a gazdáján kívül mindenki megtudja, mi az.</translation>
    </message>
    <message>
        <source>What counts is the richest of the others: you may be the richest of all and still take the coins.</source>
        <translation>A többiek közül a leggazdagabb számít: akkor is elveszed az érméket, ha mindnyájuknál gazdagabb vagy.</translation>
    </message>
    <message>
        <source>If several are tied, you choose one of them. A player with a single coin gives just that.</source>
        <translation>Ha többen egyformán gazdagok, egyet választasz közülük. Akinek csak egy érméje van, azt az egyet adja.</translation>
    </message>
    <message>
        <source>It always takes from the leader, so the leader should worry about it, and everyone else should let it pass.</source>
        <translation>Mindig az élen állótól vesz el, úgyhogy neki van miért aggódnia; a többiek nyugodtan passzolhatnak.</translation>
    </message>
    <message>
        <source>All fortunes move by one seat at the same time, yours included. Seats of players who are out are skipped.</source>
        <translation>Minden vagyon egyszerre, egy hellyel mozdul tovább, a tiéd is. A kiesett játékosok helyét át kell ugrani.</translation>
    </message>
    <message>
        <source>Before you announce, look to both sides: whose fortune would you like to inherit?</source>
        <translation>Mielőtt bejelentesz, nézz mindkét irányba: kinek a vagyonát szeretnéd megörökölni?</translation>
    </message>
    <message>
        <source>You copy the mask that was announced on the most recent earlier turn in which a power was used.</source>
        <translation>Azt a maszkot másolod le, amelyet a legutóbbi olyan korábbi körben jelentettek be, amelyben erőt is használtak.</translation>
    </message>
    <message>
        <source>After a [[mask:necromancer]] or a [[mask:usurper]], you become a Necromancer or a Usurper, not what they turned into.</source>
        <translation>A [[mask:necromancer]] vagy a [[mask:usurper]] után magad is Halottidéző, illetve Trónbitorló leszel, nem pedig az, amivé ők lettek.</translation>
    </message>
    <message>
        <source>An Actress’s turn doesn’t change what is copied next. Before any power has been used, nothing happens.</source>
        <translation>Ha valaki a Színésznőt használja, az nem változtat azon, mit lehet legközelebb lemásolni. Amíg senki sem használt erőt, nem történik semmi.</translation>
    </message>
    <message>
        <source>If nobody in a contest had the mask, no power was used. A power without effect still counts, and so does one that knocked its user out of the game.</source>
        <translation>Ha megkérdőjelezéskor a felfedett lapok közt nem volt ott a maszk, akkor erőt sem használtak. A hatástalan erő viszont használtnak számít, és az is, amely a használóját ejtette ki.</translation>
    </message>
    <message>
        <source>If you copy the [[mask:peasant]] and at least one Peasant has been revealed this turn, you take 2 coins, and so does each revealed Peasant, who then pays the fine for not being the Actress. Otherwise you take 1.</source>
        <translation>Ha a [[mask:peasant|Parasztot]] másolod le, és ebben a körben legalább egy Parasztot felfedtek, 2&#xa0;érmét kapsz, és ugyanennyit minden felfedett Paraszt is, aki azután bírságot fizet, mert nem ő a Színésznő. Különben 1&#xa0;érmét kapsz.</translation>
    </message>
    <message>
        <source>The [[mask:damned]] is never copied.</source>
        <translation>Az [[mask:damned|Elátkozottat]] sosem másolod le.</translation>
    </message>
    <message>
        <source>Announce right after a strong power has been used. You get the same, and nobody has to believe that you are that mask.</source>
        <translation>Közvetlenül azután jelentsd be, hogy egy nagy erőt használtak. Ugyanannyit kapsz, és senkinek sem kell elhinnie, hogy a tiéd az a maszk.</translation>
    </message>
    <message>
        <source>For a man’s mask ♂, that player pays you 3 coins, or all they have; for a woman’s ♀, nothing. With this mask in play, every card shows its sign.</source>
        <translation>Ha férfimaszk ♂, a szomszédod 3&#xa0;érmét ad neked, vagy amennyije van; ha női maszk ♀, semmit. Ha ez a maszk játékban van, minden lap mutatja a jelét.</translation>
    </message>
    <message>
        <source>In your own scenarios, at least a third of the masks must be women’s. See [[chapter:scenarios]].</source>
        <translation>Saját forgatókönyvben a maszkok legalább harmadának női maszknak kell lennie. Lásd: [[chapter:scenarios]].</translation>
    </message>
    <message>
        <source>With two or three players, your neighbour chooses which card to reveal.</source>
        <translation>Két vagy három játékossal a szomszédod választja ki, melyik lapját fedi fel.</translation>
    </message>
    <message>
        <source>Look to your right before you announce. If you know that card is a woman’s mask, it pays nothing.</source>
        <translation>Mielőtt bejelented, nézz jobbra. Ha tudod, hogy ott női maszk van, nem hoz semmit.</translation>
    </message>
    <message>
        <source>First you secretly hide the coins, then you choose who must guess. The guess is made aloud, and then you open your hand.</source>
        <translation>Először titokban elrejted az érméket, azután kiválasztod, kinek kell tippelnie. A tippet mindenki hallja, azután kinyitod a kezed.</translation>
    </message>
    <message>
        <source>Until then the coins belong to the bank. If the guess is right, they all go to the player who guessed; otherwise they are yours. Nobody loses anything.</source>
        <translation>Addig az érmék a bankéi. Ha eltalálta, mind a tippelőé; különben a tiéd. Senki sem veszít semmit.</translation>
    </message>
    <message>
        <source>Three coins are tempting, and everyone knows it. So hide just one now and then.</source>
        <translation>A három érme csábító, és ezt mindenki tudja. Ezért néha csak egyet rejts el.</translation>
    </message>
    <message>
        <source>Nobody wants this mask, and nobody may claim it. The whole story is in [[chapter:expansion]]; in short:</source>
        <translation>Senki sem akarja viselni, és senki sem mondhatja, hogy viseli. Mindent megtudsz róla itt: [[chapter:expansion]]. Röviden:</translation>
    </message>
    <message>
        <source>Reveal it in a contest, and you are out before any power is used.</source>
        <translation>Ha megkérdőjelezéskor felfeded, kiesel, mielőtt bárki erőt használna.</translation>
    </message>
    <message>
        <source>Make someone reveal it with the [[mask:guru]], the [[mask:courtesan]], the [[mask:usurper]] or the [[mask:bear_tamer]], and you are out instead. Your own card takes its place, unseen.</source>
        <translation>Ha az [[mask:guru]], a [[mask:courtesan]], a [[mask:usurper]] vagy a [[mask:bear_tamer]] erejét használod, és valaki emiatt fedi fel, te esel ki helyette. A saját lapod kerül a helyére, felfedés nélkül.</translation>
    </message>
    <message>
        <source>Turn it up from the graveyard with the [[mask:necromancer]], and you are out too.</source>
        <translation>Ha a [[mask:necromancer]] erejével a temetőből fordítod fel, szintén kiesel.</translation>
    </message>
    <message>
        <source>Look at it, swap it, or have it shown by the [[mask:princess]]: nothing happens.</source>
        <translation>Ha megnézed, cseréled, vagy a [[mask:princess]] mutatja meg: nem történik semmi.</translation>
    </message>
    <message>
        <source>If you might be wearing it, don’t contest. Give it away under the table.</source>
        <translation>Ha gyanítod, hogy te viseled, ne kérdőjelezz meg semmit. Add tovább az asztal alatt.</translation>
    </message>
    <message>
        <source>Everyone sees the card that is turned up. You use its power as your own, and the card goes to the bottom of the graveyard. See [[chapter:expansion]].</source>
        <translation>Mindenki látja a felfordított lapot. Az erejét a sajátodként használod, a lap pedig a temető aljára kerül. Lásd: [[chapter:expansion]].</translation>
    </message>
    <message>
        <source>If it is the [[mask:damned]], you are out of the game, and the card is discarded.</source>
        <translation>Ha az [[mask:damned|Elátkozottat]] fordítod fel, kiesel, a lap pedig a dobópakliba kerül.</translation>
    </message>
    <message>
        <source>If the graveyard is empty, nothing happens.</source>
        <translation>Ha üres a temető, nem történik semmi.</translation>
    </message>
    <message>
        <source>If that mask’s power has already been used this turn, nothing happens. See [[chapter:masks]].</source>
        <translation>Ha olyan maszkot fordítasz fel, amelynek az erejét ebben a körben már használták, nem történik semmi. Lásd: [[chapter:masks]].</translation>
    </message>
    <message>
        <source>Remember what has been turned up: those cards lie at the bottom, and the rest are still to come.</source>
        <translation>Jegyezd meg, mit fordítottak már fel: azok a lapok alul vannak, a többi még csak ezután jön.</translation>
    </message>
    <message>
        <source>Only you see the two cards; everyone sees which ones you look at. They can’t be your own. If there are fewer than two to look at, you look at as many as there are.</source>
        <translation>A két lapot csak te látod; azt mindenki, hogy melyik kettőt nézed meg. A saját lapod nem lehet köztük. Ha kettőnél kevesebb lap akad, annyit nézel meg, amennyi van.</translation>
    </message>
    <message>
        <source>The coin comes first.</source>
        <translation>Először az érme jön.</translation>
    </message>
    <message>
        <source>Look where you have lost track: two cards known for certain often give away a third.</source>
        <translation>Oda nézz, ahol elvesztetted a fonalat: két biztosan ismert lap sokszor egy harmadikat is elárul.</translation>
    </message>
    <message>
        <source>You may name any mask in play except the [[mask:damned]]. If you’re wrong, nothing happens, but everyone has seen the card. It must be a player’s card; the centre is out of reach.</source>
        <translation>Bármelyik játékban lévő maszkot megnevezheted, az [[mask:damned|Elátkozott]] kivételével. Ha tévedsz, nem történik semmi, de mindenki látta a lapot. Csak a játékosok lapjai jöhetnek szóba, az asztal közepén lévők nem.</translation>
    </message>
    <message>
        <source>You may not choose a player who has already had a card revealed this turn, even if they have other cards. If that leaves nobody, nothing happens.</source>
        <translation>Nem választhatsz olyan játékost, akinek ebben a körben már felfedték egy lapját, akkor sem, ha más lapja is van. Ha így senki sem marad, nem történik semmi.</translation>
    </message>
    <message>
        <source>If the player you choose sits on your left, they must swap on their turn, or pretend to. That is the expansion’s rule, and this program’s unless you choose another. See [[chapter:variants]].</source>
        <translation>Ha a bal szomszédodat választod, neki a saját körében cserélnie kell (vagy színlelnie): így kívánja a kiegészítő, és így játszik a program is, ha nem választasz más szabályt. Lásd: [[chapter:variants]].</translation>
    </message>
    <message>
        <source>If the card turns out to be the [[mask:damned]], you are out of the game, and no power follows.</source>
        <translation>Ha a lap az [[mask:damned]], kiesel, és nem következik erő.</translation>
    </message>
    <message>
        <source>A mask whose power has already been used this turn does nothing. See [[chapter:masks]].</source>
        <translation>Ha olyan maszkot találsz el, amelynek az erejét ebben a körben már használták, nem történik semmi. Lásd: [[chapter:masks]].</translation>
    </message>
    <message>
        <source>You only need to be right about one card. Name the mask of somebody whose card was revealed recently, but not this turn.</source>
        <translation>Elég, ha egyetlen lapban biztos vagy. Olyannak a maszkját nevezd meg, akinek nemrég fedték fel a lapját, csak ne ebben a körben.</translation>
    </message>
    <message>
        <source>This card has no power of its own: you compose one in your own scenarios, from one to four steps carried out in order. It is shown to everyone before the game.</source>
        <translation>Ennek a lapnak eleve nincs ereje: egy saját forgatókönyvben te állítod össze, 1–4&#xa0;lépésből, amelyek sorban követik egymást. A játék előtt mindenki láthatja.</translation>
    </message>
    <message>
        <source>Coins: take 1 to 5 from the bank or from other players, give 1 to 5 away, take what is in the courthouse, exchange fortunes with someone, or pass all fortunes on by one seat.</source>
        <translation>Érmék: kapsz 1–5&#xa0;érmét a bankból, vagy elveszel ennyit más játékosoktól, elajándékozol 1–5&#xa0;érmét, elveszed a bíróságtábla összes érméjét, vagyont cserélsz valakivel, vagy mindenki továbbadja a vagyonát egy hellyel.</translation>
    </message>
    <message>
        <source>Cards: look at one, swap two or pretend to, or make another player reveal one.</source>
        <translation>Lapok: megnézel egy lapot, megcserélsz két lapot (vagy nem), vagy egy másik játékosnak fel kell fednie a lapját.</translation>
    </message>
    <message>
        <source>If a step takes from the bank, the card has a ★. After each step the game checks whether it is over. A step with nobody to choose, or no card, does nothing.</source>
        <translation>Ha valamelyik lépés a bankból hoz érmét, a lap ★ jelű. Minden lépés után eldől, vége van‑e a játéknak. Ha egy lépéshez nincs kit választani, vagy nincs lap, az a lépés elmarad.</translation>
    </message>
    <message>
        <source>If a step makes someone reveal the [[mask:damned]], you yourself are out of the game.</source>
        <translation>Ha egy lépés miatt valaki az [[mask:damned|Elátkozottat]] fedi fel, te magad esel ki a játékból.</translation>
    </message>
    <message>
        <source>Read the composed power before the game starts, and ask yourself who profits most from it.</source>
        <translation>Olvasd el az összeállított erőt a játék előtt, és gondold végig, kinek hozza a legtöbbet.</translation>
    </message>
</context>
<context>
    <name>RulesScreen</name>
    <message>
        <source>Search</source>
        <translation>Keresés</translation>
    </message>
    <message>
        <source>Search the rules</source>
        <translation>Keresés a szabályokban</translation>
    </message>
    <message>
        <source>Contents</source>
        <translation>Tartalom</translation>
    </message>
</context>
<context>
    <name>Scenario</name>
    <message>
        <source>Small table for three</source>
        <translation>Kis asztal három főre</translation>
    </message>
    <message>
        <source>Small table for two</source>
        <translation>Kis asztal két főre</translation>
    </message>
    <message>
        <source>Infernal trio</source>
        <translation>Pokoli trió</translation>
    </message>
    <message>
        <source>Deadly duel</source>
        <translation>Halálos párbaj</translation>
    </message>
    <message>
        <source>Classic</source>
        <translation>Klasszikus</translation>
    </message>
    <message>
        <source>Let it roll!</source>
        <translation>Hadd szóljon!</translation>
    </message>
    <message>
        <source>Strength in unity</source>
        <translation>Egységben az erő</translation>
    </message>
    <message>
        <source>Ultimate combo</source>
        <translation>Végső kombó</translation>
    </message>
    <message numerus="yes">
        <source>A · %n player(s)</source>
        <translation>
            <numerusform>A · %n&#xa0;játékosra</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>B · %n player(s)</source>
        <translation>
            <numerusform>B · %n&#xa0;játékosra</numerusform>
        </translation>
    </message>
    <message>
        <source>A · {fewest}–{most} players</source>
        <translation>A · {fewest}–{most}&#xa0;játékosra</translation>
    </message>
    <message>
        <source>B · {fewest}–{most} players</source>
        <translation>B · {fewest}–{most}&#xa0;játékosra</translation>
    </message>
    <message>
        <source>The best choice for a first game.</source>
        <translation>Első játéknak a legjobb választás.</translation>
    </message>
    <message>
        <source>For many players; a first game is easier with six.</source>
        <translation>Nagy társaságnak; az első játék hatan könnyebb.</translation>
    </message>
    <message>
        <source>For players who know the A scenarios; made for this program.</source>
        <translation>Azoknak, akik már ismerik az A forgatókönyveket; ehhez a programhoz készült.</translation>
    </message>
    <message>
        <source>A scenario from the expansion.</source>
        <translation>A kiegészítő egyik forgatókönyve.</translation>
    </message>
    <message>
        <source>A small table: everyone has several cards.</source>
        <translation>Kis asztal: mindenkinek több lapja van.</translation>
    </message>
    <message numerus="yes">
        <source>%n mask(s)</source>
        <translation>
            <numerusform>%n&#xa0;maszk</numerusform>
        </translation>
    </message>
    <message>
        <source>Custom scenario</source>
        <translation>Saját forgatókönyv</translation>
    </message>
    <message>
        <source>Unknown scenario</source>
        <translation>Ismeretlen forgatókönyv</translation>
    </message>
</context>
<context>
    <name>ScenarioEditor</name>
    <message>
        <source>Not yet playable:</source>
        <translation>Még nem játszható:</translation>
    </message>
    <message>
        <source>This scenario can be played, by house rules:</source>
        <translation>Ez a forgatókönyv házi szabályokkal játszható:</translation>
    </message>
    <message>
        <source>This scenario can be played.</source>
        <translation>Ez a forgatókönyv játszható.</translation>
    </message>
    <message>
        <source>{text} (With {numbers} players.)</source>
        <translation>{text} ({numbers}&#xa0;játékossal.)</translation>
    </message>
    <message>
        <source>Name</source>
        <translation>Név</translation>
    </message>
    <message>
        <source>Minimum players</source>
        <translation>Legalább (fő)</translation>
    </message>
    <message>
        <source>Maximum players</source>
        <translation>Legfeljebb (fő)</translation>
    </message>
    <message>
        <source>Name of the scenario</source>
        <translation>A forgatókönyv neve</translation>
    </message>
    <message>
        <source>One fewer player</source>
        <translation>Eggyel kevesebb játékos</translation>
    </message>
    <message>
        <source>One more player</source>
        <translation>Eggyel több játékos</translation>
    </message>
    <message>
        <source>Masks in play</source>
        <translation>Játékban lévő maszkok</translation>
    </message>
    <message>
        <source>Graveyard</source>
        <translation>Temető</translation>
    </message>
    <message>
        <source>Masks in the graveyard</source>
        <translation>Maszkok a temetőben</translation>
    </message>
    <message>
        <source>The usual masks</source>
        <translation>A szokásos maszkok</translation>
    </message>
    <message>
        <source>Your own choice</source>
        <translation>Saját választás</translation>
    </message>
</context>
<context>
    <name>ScenarioFile</name>
    <message>
        <source>The file doesn’t exist or can’t be opened.</source>
        <translation>Nincs ilyen fájl, vagy nem lehet megnyitni.</translation>
    </message>
    <message>
        <source>The file is larger than {most} KB, so it isn’t a scenario.</source>
        <translation>A fájl nagyobb, mint {most}&#xa0;KB: ez nem forgatókönyv.</translation>
    </message>
    <message>
        <source>The file is damaged or isn’t a scenario.</source>
        <translation>A fájl sérült, vagy nem forgatókönyv.</translation>
    </message>
    <message>
        <source>The file isn’t a scenario.</source>
        <translation>A fájl nem forgatókönyv.</translation>
    </message>
    <message>
        <source>The file was made by a different version of the program.</source>
        <translation>A fájlt a program egy másik változata készítette.</translation>
    </message>
    <message>
        <source>The file has an unknown entry: {key}.</source>
        <translation>A fájlban ismeretlen bejegyzés van: {key}.</translation>
    </message>
    <message>
        <source>The name must have 1 to {most} characters.</source>
        <translation>A név 1–{most}&#xa0;karakteres lehet.</translation>
    </message>
    <message>
        <source>The number of players must be between {fewest} and {most}.</source>
        <translation>A játékosok száma {fewest} és {most}&#xa0;között lehet.</translation>
    </message>
    <message>
        <source>The list of masks is damaged: {key}.</source>
        <translation>A maszkok listája sérült: {key}.</translation>
    </message>
    <message>
        <source>No such mask: {mask}.</source>
        <translation>Nincs ilyen maszk: {mask}.</translation>
    </message>
    <message>
        <source>A mask is listed too many times: {mask}.</source>
        <translation>Egy maszk túl sokszor szerepel: {mask}.</translation>
    </message>
    <message>
        <source>The Bear Tamer’s power isn’t allowed. Details: {error}</source>
        <translation>A Medveidomár ereje nem megengedett. Részletek (angolul): {error}</translation>
    </message>
</context>
<context>
    <name>SeatEnd</name>
    <message numerus="yes">
        <source>%n coin(s)</source>
        <translation>
            <numerusform>%n&#xa0;érme</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>SeatResult</name>
    <message>
        <source>In the centre</source>
        <translation>Az asztal közepén</translation>
    </message>
    <message>
        <source>out of the game</source>
        <translation>kiesett</translation>
    </message>
</context>
<context>
    <name>SeatRow</name>
    <message>
        <source>Your name</source>
        <translation>A neved</translation>
    </message>
    <message>
        <source>random name</source>
        <translation>véletlen név</translation>
    </message>
    <message>
        <source>Other…</source>
        <translation>Egyéb…</translation>
    </message>
    <message>
        <source>Name of player {number}</source>
        <translation>{number}. játékos neve</translation>
    </message>
    <message>
        <source>Character of player {number}</source>
        <translation>{number}. játékos: szereplő</translation>
    </message>
    <message>
        <source>Who plays as player {number}</source>
        <translation>{number}. játékos: ki játszik</translation>
    </message>
    <message>
        <source>Temperament of player {number}</source>
        <translation>{number}. játékos: vérmérséklet</translation>
    </message>
    <message>
        <source>Program that plays as player {number}</source>
        <translation>{number}. játékos: program</translation>
    </message>
    <message>
        <source>file.py:Class or cmd:…</source>
        <translation>fájl.py:Osztály vagy cmd:…</translation>
    </message>
    <message>
        <source>Your own bot: file.py:Class, or cmd: followed by the command to run.</source>
        <translation>Saját gépi játékos: fájl.py:Osztály, vagy cmd: és utána a futtatandó parancs.</translation>
    </message>
</context>
<context>
    <name>SettingRow</name>
    <message>
        <source>Language</source>
        <translation>Nyelv</translation>
    </message>
    <message>
        <source>Takes effect at once.</source>
        <translation>Minden szöveg azonnal átvált.</translation>
    </message>
    <message>
        <source>Theme</source>
        <translation>Téma</translation>
    </message>
    <message>
        <source>A ball at night, a bright salon, or high contrast.</source>
        <translation>Éjszakai bál, világos szalon vagy nagy kontraszt.</translation>
    </message>
    <message>
        <source>Text size</source>
        <translation>Betűméret</translation>
    </message>
    <message>
        <source>From 80 to 200 percent.</source>
        <translation>80&#xa0;és 200&#xa0;százalék között.</translation>
    </message>
    <message>
        <source>Reading time</source>
        <translation>Olvasási idő</translation>
    </message>
    <message>
        <source>Wait for me after a reveal</source>
        <translation>Várakozás felfedés után</translation>
    </message>
    <message>
        <source>After cards are revealed, the game waits until you press Space.</source>
        <translation>Ha lapokat fednek fel, a játék vár, amíg meg nem nyomod a szóközt.</translation>
    </message>
    <message>
        <source>Wait for me after each turn</source>
        <translation>Várakozás minden kör után</translation>
    </message>
    <message>
        <source>The game waits until you press Space. Always on while a screen reader is running.</source>
        <translation>A játék vár, amíg meg nem nyomod a szóközt. Képernyőolvasó mellett mindig be van kapcsolva.</translation>
    </message>
    <message>
        <source>Reduced motion</source>
        <translation>Kevesebb mozgás</translation>
    </message>
    <message>
        <source>Show results without animation.</source>
        <translation>Mozgás nélkül mutatja, mi történt.</translation>
    </message>
    <message>
        <source>Confetti</source>
        <translation>Konfetti</translation>
    </message>
    <message>
        <source>When you win, paper falls over the table. Never with reduced motion.</source>
        <translation>Ha nyersz, papír hullik az asztalra. Kevesebb mozgás mellett soha.</translation>
    </message>
    <message>
        <source>Sound</source>
        <translation>Hang</translation>
    </message>
    <message>
        <source>Cards, coins and bells. Press {sound} at the table to mute.</source>
        <translation>Lapok, érmék és csengők. Az asztalnál az {sound} billentyű kapcsolja.</translation>
    </message>
    <message>
        <source>Volume</source>
        <translation>Hangerő</translation>
    </message>
    <message>
        <source>From 0 to 100 percent.</source>
        <translation>0&#xa0;és 100&#xa0;százalék között.</translation>
    </message>
    <message>
        <source>How long each message stays on screen. The pace decides unless you do.</source>
        <translation>Mennyi ideig maradnak a képernyőn az üzenetek. A tempó dönti el, hacsak te nem választasz.</translation>
    </message>
    <message>
        <source>Smaller text</source>
        <translation>Kisebb betűk</translation>
    </message>
    <message>
        <source>Larger text</source>
        <translation>Nagyobb betűk</translation>
    </message>
    <message>
        <source>Pace</source>
        <translation>Tempó</translation>
    </message>
    <message>
        <source>How fast the game moves. At the table, + and − change it, too. {pause} pauses, Space skips.</source>
        <translation>Milyen gyorsan halad a játék. Az asztalnál a + és a − is állítja. A {pause} megállít, a szóköz továbbugrik.</translation>
    </message>
    <message>
        <source>Quieter</source>
        <translation>Halkabb</translation>
    </message>
    <message>
        <source>Louder</source>
        <translation>Hangosabb</translation>
    </message>
</context>
<context>
    <name>SettingsScreen</name>
    <message>
        <source>Settings</source>
        <translation>Beállítások</translation>
    </message>
    <message>
        <source>More</source>
        <translation>Továbbiak</translation>
    </message>
    <message>
        <source>Changes are saved as you make them.</source>
        <translation>A program minden módosítást azonnal ment.</translation>
    </message>
</context>
<context>
    <name>Shortcut</name>
    <message>
        <source>Go to the deal</source>
        <translation>Ugrás az osztáshoz</translation>
    </message>
    <message>
        <source>Previous turn</source>
        <translation>Előző kör</translation>
    </message>
    <message>
        <source>Step back</source>
        <translation>Egy lépés vissza</translation>
    </message>
    <message>
        <source>Step forward</source>
        <translation>Egy lépés előre</translation>
    </message>
    <message>
        <source>Next turn</source>
        <translation>Következő kör</translation>
    </message>
    <message>
        <source>Go to the end</source>
        <translation>Ugrás a játszma végére</translation>
    </message>
    <message>
        <source>Back</source>
        <translation>Vissza</translation>
    </message>
    <message>
        <source>Space</source>
        <extracomment>Names of keys for which Qt has no translation, or a different one.</extracomment>
        <translation>Szóköz</translation>
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
        <translation>Gyorsabban</translation>
    </message>
    <message>
        <source>Slower</source>
        <translation>Lassabban</translation>
    </message>
    <message>
        <source>How many coins do I have?</source>
        <translation>Hány érmém van?</translation>
    </message>
    <message>
        <source>How many coins does everyone have, from the left?</source>
        <translation>Kinek hány érméje van, a bal szomszédomtól kezdve?</translation>
    </message>
    <message>
        <source>Whose turn is it, and who has contested?</source>
        <translation>Ki van soron, és ki kérdőjelezte meg?</translation>
    </message>
    <message>
        <source>Which cards are face up or have notes?</source>
        <translation>Melyik lapok vannak felfordítva, és melyiken van jegyzet?</translation>
    </message>
    <message>
        <source>Repeat</source>
        <translation>Ismétlés</translation>
    </message>
    <message>
        <source>Previous message</source>
        <translation>Előző üzenet</translation>
    </message>
    <message>
        <source>Next message</source>
        <translation>Következő üzenet</translation>
    </message>
    <message>
        <source>Back to the question</source>
        <translation>Vissza a kérdéshez</translation>
    </message>
    <message>
        <source>Watch the game</source>
        <translation>Játszma megnézése</translation>
    </message>
    <message>
        <source>Rename the game</source>
        <translation>Játszma átnevezése</translation>
    </message>
    <message>
        <source>Delete the game</source>
        <translation>Játszma törlése</translation>
    </message>
    <message>
        <source>Open the replay at this decision</source>
        <translation>Visszajátszás megnyitása ennél a döntésnél</translation>
    </message>
    <message>
        <source>Next heading on the page</source>
        <translation>Az oldal következő címsora</translation>
    </message>
    <message>
        <source>Previous heading on the page</source>
        <translation>Az oldal előző címsora</translation>
    </message>
    <message>
        <source>Next link on the page, then the next control</source>
        <translation>Az oldal következő hivatkozása, azután a következő elem</translation>
    </message>
    <message>
        <source>Follow the link</source>
        <translation>A hivatkozás megnyitása</translation>
    </message>
    <message>
        <source>Next control</source>
        <translation>Ugrás a következő elemre</translation>
    </message>
    <message>
        <source>Previous control</source>
        <translation>Vissza az előző elemre</translation>
    </message>
    <message>
        <source>Press the focused button</source>
        <translation>A kijelölt gomb megnyomása</translation>
    </message>
    <message>
        <source>Move within a list or a group of choices</source>
        <translation>Mozgás egy listában vagy választási lehetőségek között</translation>
    </message>
    <message>
        <source>Show this list</source>
        <translation>E lista megjelenítése</translation>
    </message>
    <message>
        <source>Toggle full screen</source>
        <translation>Teljes képernyő be- és kikapcsolása</translation>
    </message>
    <message>
        <source>New game</source>
        <translation>Új játék</translation>
    </message>
    <message>
        <source>Rules</source>
        <translation>Szabályok</translation>
    </message>
    <message>
        <source>Settings</source>
        <translation>Beállítások</translation>
    </message>
    <message>
        <source>Quit</source>
        <translation>Kilépés</translation>
    </message>
    <message>
        <source>Choose an answer</source>
        <translation>Válasz kiválasztása</translation>
    </message>
    <message>
        <source>Move around the table or the answers</source>
        <translation>Mozgás az asztalon vagy a válaszok között</translation>
    </message>
    <message>
        <source>Choose the focused item, or confirm</source>
        <translation>A kijelölt elem kiválasztása, vagy jóváhagyás</translation>
    </message>
    <message>
        <source>Undo the last choice, or leave the table</source>
        <translation>Az utolsó választás visszavonása, vagy felállás az asztaltól</translation>
    </message>
    <message>
        <source>Press the focused answer; otherwise skip to the next question, or turn cards face down</source>
        <translation>A kijelölt válasz megadása; különben ugrás a következő kérdésre, vagy a lapok lefordítása</translation>
    </message>
    <message>
        <source>Pause or resume</source>
        <translation>Szünet vagy folytatás</translation>
    </message>
    <message>
        <source>Sound on or off</source>
        <translation>Hang be- vagy kikapcsolása</translation>
    </message>
    <message>
        <source>Pin a note to the focused card (with Notebook or Coach help)</source>
        <translation>Jegyzet tűzése a kijelölt lapra (Jegyzetfüzet vagy Tanácsadó mellett)</translation>
    </message>
    <message>
        <source>Ask the coach</source>
        <translation>A tanácsadó megkérdezése</translation>
    </message>
    <message>
        <source>Play or pause</source>
        <translation>Lejátszás vagy szünet</translation>
    </message>
</context>
<context>
    <name>ShortcutsDialog</name>
    <message>
        <source>Keyboard shortcuts</source>
        <translation>Billentyűparancsok</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Bezárás</translation>
    </message>
    <message>
        <source>On this screen</source>
        <translation>Ezen a képernyőn</translation>
    </message>
    <message>
        <source>Everywhere</source>
        <translation>Mindenütt</translation>
    </message>
</context>
<context>
    <name>SidePanel</name>
    <message>
        <source>Masks in play</source>
        <translation>Játékban lévő maszkok</translation>
    </message>
    <message>
        <source>What happened</source>
        <translation>Mi történt</translation>
    </message>
    <message>
        <source>This turn</source>
        <translation>Ez a kör</translation>
    </message>
</context>
<context>
    <name>SoundButton</name>
    <message>
        <source>Sound off</source>
        <translation>Hang kikapcsolása</translation>
    </message>
    <message>
        <source>Sound on</source>
        <translation>Hang bekapcsolása</translation>
    </message>
    <message>
        <source>Volume: turn the wheel, or right-click</source>
        <translation>Hangerő: görgővel vagy jobb gombbal</translation>
    </message>
</context>
<context>
    <name>StatisticsScreen</name>
    <message>
        <source>Reset</source>
        <translation>Nullázás</translation>
    </message>
    <message>
        <source>Reset all statistics? Your saved games stay, but no longer count.</source>
        <translation>Nullázod az egész statisztikát? A mentett játszmáid megmaradnak, de többé nem számítanak bele.</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Mégse</translation>
    </message>
    <message>
        <source>Achievements</source>
        <translation>Teljesítmények</translation>
    </message>
    <message>
        <source>{won} of {games}</source>
        <translation>{games}&#xa0;játszmából {won}</translation>
    </message>
    <message>
        <source>Mixed levels</source>
        <translation>Vegyes szintek</translation>
    </message>
    <message>
        <source>Other programs</source>
        <translation>Más programok</translation>
    </message>
    <message>
        <source>No bots</source>
        <translation>Gépek nélkül</translation>
    </message>
    <message>
        <source>Statistics</source>
        <translation>Statisztika</translation>
    </message>
    <message>
        <source>Reset…</source>
        <translation>Nullázás…</translation>
    </message>
    <message>
        <source>Reset all statistics</source>
        <translation>Az egész statisztika nullázása</translation>
    </message>
    <message>
        <source>Grouped by</source>
        <translation>Csoportosítás</translation>
    </message>
    <message>
        <source>Which games</source>
        <translation>Melyik játszmák</translation>
    </message>
    <message>
        <source>Against bots</source>
        <translation>Gépek ellen</translation>
    </message>
    <message>
        <source>Solo games</source>
        <translation>Játszmák egyedül, gépek ellen</translation>
    </message>
    <message>
        <source>Shared screen</source>
        <translation>Közös képernyőn</translation>
    </message>
    <message>
        <source>Games with several people at one screen</source>
        <translation>Játszmák, amelyeket többen játszottatok egy képernyőnél</translation>
    </message>
    <message>
        <source>No finished games yet. Finish one and its figures appear here.</source>
        <translation>Még nincs befejezett játszma. Fejezz be egyet, és itt megjelennek a számai.</translation>
    </message>
    <message>
        <source>Games</source>
        <translation>Játszma</translation>
    </message>
    <message>
        <source>Won</source>
        <translation>Győzelem</translation>
    </message>
    <message>
        <source>Lies told</source>
        <translation>Hazugság</translation>
    </message>
    <message>
        <source>Lies believed</source>
        <translation>Elhitt hazugság</translation>
    </message>
    <message>
        <source>Contests</source>
        <translation>Megkérdőjelezés</translation>
    </message>
    <message>
        <source>Contests won</source>
        <translation>Jogos megkérdőjelezés</translation>
    </message>
    <message>
        <source>Lies you let pass</source>
        <translation>Átengedett hazugság</translation>
    </message>
    <message>
        <source>By level</source>
        <translation>Szintek szerint</translation>
    </message>
    <message>
        <source>By number of players</source>
        <translation>Játékosszám szerint</translation>
    </message>
    <message>
        <source>By scenario</source>
        <translation>Forgatókönyvek szerint</translation>
    </message>
    <message>
        <source>By character</source>
        <translation>Szereplők szerint</translation>
    </message>
    <message>
        <source>By name</source>
        <translation>Nevek szerint</translation>
    </message>
    <message>
        <source>Wins</source>
        <translation>Győzelmek</translation>
    </message>
    <message>
        <source>Masks worn most</source>
        <translation>A legtöbbet viselt maszkok</translation>
    </message>
    <message>
        <source>Fortunes in recent games</source>
        <translation>Vagyonok a legutóbbi játszmákban</translation>
    </message>
</context>
<context>
    <name>StepRow</name>
    <message>
        <source>Step {number}: what it does</source>
        <translation>{number}. lépés: mit tesz</translation>
    </message>
    <message>
        <source>Step {number}: how many coins</source>
        <translation>{number}. lépés: hány érme</translation>
    </message>
    <message>
        <source>Step {number}: who or what</source>
        <translation>{number}. lépés: ki vagy mi</translation>
    </message>
    <message>
        <source>Remove step {number}</source>
        <translation>{number}. lépés törlése</translation>
    </message>
    <message>
        <source>Move step {number} up</source>
        <translation>{number}. lépés feljebb</translation>
    </message>
    <message>
        <source>Do this step earlier</source>
        <translation>Ez a lépés előbb jöjjön</translation>
    </message>
    <message>
        <source>Remove this step</source>
        <translation>Lépés törlése</translation>
    </message>
</context>
<context>
    <name>TableScreen</name>
    <message>
        <source>The table</source>
        <translation>Az asztal</translation>
    </message>
    <message>
        <source>Leave the table? The game is saved, and you can continue it at any time.</source>
        <translation>Otthagyod az asztalt? A játszma el van mentve, bármikor folytathatod.</translation>
    </message>
    <message>
        <source>Leave</source>
        <translation>Otthagyom</translation>
    </message>
    <message>
        <source>Stay</source>
        <translation>Maradok</translation>
    </message>
</context>
<context>
    <name>TableToolbar</name>
    <message>
        <source>Leave the table (the game is saved)</source>
        <translation>Felállás az asztaltól (a játszma megmarad)</translation>
    </message>
    <message>
        <source>Skip to the next question</source>
        <translation>Ugrás a következő kérdésre</translation>
    </message>
    <message>
        <source>Pace: {pace} (+ and −)</source>
        <translation>Tempó: {pace} (+ és −)</translation>
    </message>
    <message>
        <source>Rules</source>
        <translation>Szabályok</translation>
    </message>
    <message>
        <source>Answer on your phones</source>
        <translation>Válasz telefonon</translation>
    </message>
</context>
<context>
    <name>Teaching</name>
    <message>
        <source>See your own card. Risk-free, but it takes your turn.</source>
        <translation>Megnézed a saját lapodat. Nem kockáztatsz, de a körödbe kerül.</translation>
    </message>
    <message>
        <source>Take your card and another under the table. Only you know whether you swap them.</source>
        <translation>Az asztal alá veszed a lapodat és egy másikat. Csak te tudod, megcseréled‑e őket.</translation>
    </message>
    <message>
        <source>Claim a mask and use its power. If contested, reveal your card; if wrong, pay a coin.</source>
        <translation>Magadénak mondasz egy maszkot, és használod az erejét. Ha megkérdőjelezik, felfeded a lapodat; ha nincs igazad, fizetsz 1&#xa0;érmét.</translation>
    </message>
    <message>
        <source>Claim the mask yourself and reveal your card. Right: its power is yours. Wrong: pay a coin.</source>
        <translation>Magadénak mondod a maszkot, és felfeded a lapodat. Ha igaz: tiéd az ereje. Ha nem: fizetsz 1&#xa0;érmét.</translation>
    </message>
    <message>
        <source>The two cards change places. Only you know.</source>
        <translation>A két lap helyet cserél. Csak te tudod.</translation>
    </message>
    <message>
        <source>Both cards return to where they were. Only you know.</source>
        <translation>Mindkét lap visszakerül a helyére. Csak te tudod.</translation>
    </message>
    <message>
        <source>wins the game</source>
        <extracomment>What a power would bring now.</extracomment>
        <translation>győzelem</translation>
    </message>
    <message>
        <source>may win the game</source>
        <translation>akár győzelem</translation>
    </message>
    <message>
        <source>ends the game</source>
        <translation>véget vet a játéknak</translation>
    </message>
    <message>
        <source>brings no coins</source>
        <translation>nem hoz érmét</translation>
    </message>
    <message>
        <source>depends on a mask</source>
        <translation>egy maszktól függ</translation>
    </message>
    <message>
        <source>{name} would win the game</source>
        <translation>{name} megnyerné a játékot</translation>
    </message>
    <message>
        <source>{name} may win the game</source>
        <translation>{name} megnyerheti a játékot</translation>
    </message>
    <message>
        <source>{gain}; you risk 1 coin</source>
        <extracomment>What contesting may bring, and the fine for those who are wrong.</extracomment>
        <translation>{gain}; 1&#xa0;érmét kockáztatsz</translation>
    </message>
    <message>
        <source>{gain}; you risk your last coin</source>
        <translation>{gain}; az utolsó érmédet kockáztatod</translation>
    </message>
    <message>
        <source>{gain}: {total}</source>
        <extracomment>“+3 coins: you’d have 12 coins”</extracomment>
        <translation>{gain}: {total}</translation>
    </message>
    <message>
        <source>First to {coins} coins wins</source>
        <translation>{coins}&#xa0;érmével nyersz</translation>
    </message>
    <message>
        <source>Point at anything to see what it is.</source>
        <translation>Mutass bármire, és megtudod, mi az.</translation>
    </message>
    <message>
        <source>You could win on your next turn!</source>
        <translation>A következő körödben nyerhetsz!</translation>
    </message>
    <message>
        <source>Could win on their next turn: {names}</source>
        <translation>A következő körében nyerhet: {names}</translation>
    </message>
    <message>
        <source>Most coins: {coins} ({names})</source>
        <extracomment>While no one is near the goal: how many coins the richest have, and who they are.</extracomment>
        <translation>Legtöbb érme: {coins} ({names})</translation>
    </message>
    <message>
        <source>Most coins: {coins}</source>
        <extracomment>The same if too many players have as much.</extracomment>
        <translation>Legtöbb érme: {coins}</translation>
    </message>
    <message>
        <source>Coins that nobody owns yet. Many powers take from here.</source>
        <translation>Itt van minden érme, amely nem a játékosoké, és nincs a bíróságtáblán. Sok erő innen hoz érmét.</translation>
    </message>
    <message>
        <source>Fines are paid here. The Judge’s power takes them all.</source>
        <translation>Ide kell fizetni a bírságot. A Bíró ereje mindet elviszi.</translation>
    </message>
    <message>
        <source>Masks that aren’t in play. The Necromancer uses the power of the top one.</source>
        <translation>Maszkok, amelyek nincsenek játékban. A Halottidéző a legfelsőnek az erejét használja.</translation>
    </message>
    <message>
        <source>A face-down card. Which mask is it by now?</source>
        <translation>Lefordított lap. Vajon melyik maszk most?</translation>
    </message>
    <message>
        <source>This card belongs to nobody. On your turn you can swap your own card with it.</source>
        <translation>Ez a lap senkié. A körödben elcserélheted rá a sajátodat.</translation>
    </message>
    <message>
        <source>A protected card. Only its owner can swap it, with another of their own cards.</source>
        <translation>Védett lap. Csak a gazdája cserélheti meg egy másik saját lapjával.</translation>
    </message>
    <message>
        <source>Your card. You may look at it on your turn.</source>
        <translation>A lapod. A körödben megnézheted.</translation>
    </message>
    <message>
        <source>Don’t claim the mask. You pay no fine.</source>
        <translation>Nem mondod magadénak a maszkot. Bírságot nem fizetsz.</translation>
    </message>
    <message>
        <source>Everyone at this screen lets it pass.</source>
        <translation>Ennél a képernyőnél mindenki passzol.</translation>
    </message>
    <message>
        <source>If anybody runs out of coins, the richest player wins.</source>
        <translation>Ha bárkinek elfogy az érméje, a leggazdagabb nyer.</translation>
    </message>
    <message>
        <source>Right-click it or drop a mask on it for a note.</source>
        <translation>Jegyzethez kattints rá jobb gombbal, vagy húzz rá egy maszkot.</translation>
    </message>
    <message>
        <source>Could win on their next turn as: {masks}.</source>
        <translation>A következő körében nyerhet, ezzel: {masks}.</translation>
    </message>
    <message>
        <source>Bot: {kind}.</source>
        <extracomment>How a bot plays: “Bot: Master, bold.”</extracomment>
        <translation>Gép: {kind}.</translation>
    </message>
    <message>
        <source>Out of the game.</source>
        <translation>Kiesett.</translation>
    </message>
    <message>
        <source>up to {gain}</source>
        <extracomment>What an effect that depends on chance brings, on a small card: “up to +4”.</extracomment>
        <translation>akár {gain}</translation>
    </message>
    <message>
        <source>{name}: {gain}</source>
        <extracomment>A mask or another answer, and what it would bring: “King: +2 coins”.</extracomment>
        <translation>{name}: {gain}</translation>
    </message>
    <message numerus="yes">
        <source>you’d have %n coin(s)</source>
        <translation>
            <numerusform>%n&#xa0;érméd lenne</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>could cost you %n coin(s)</source>
        <translation>
            <numerusform>akár %n&#xa0;érmédbe kerülhet</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>−%n coin(s)</source>
        <translation>
            <numerusform>−%n&#xa0;érme</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>+%n coin(s)</source>
        <translation>
            <numerusform>+%n&#xa0;érme</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n players could win on their next turn</source>
        <translation>
            <numerusform>%n&#xa0;játékos is nyerhet a következő körében</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n coin(s) short of winning.</source>
        <translation>
            <numerusform>%n&#xa0;érme hiányzik a győzelemhez.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Terminal</name>
    <message>
        <source>Study the masks, then press Enter to turn them all face down.</source>
        <translation>Nézd meg jól a maszkokat, azután nyomj Entert, és mind lefordul.</translation>
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
        <translation>Írj be egy számot (1–{most}). A ? segítséget ad.</translation>
    </message>
    <message>
        <source>If you mean it, type the same number again.</source>
        <translation>Ha tényleg ezt akarod, írd be még egyszer ugyanazt a számot.</translation>
    </message>
    <message>
        <source>The game is saved. Resume it with {command}.</source>
        <translation>A játszma mentve. Így folytathatod: {command}.</translation>
    </message>
    <message>
        <source>The game wasn’t saved.</source>
        <translation>A játszma nincs mentve.</translation>
    </message>
    <message>
        <source>Your unfinished game has been moved to {folder}.</source>
        <translation>A félbehagyott játszmád ide került: {folder}.</translation>
    </message>
    <message>
        <source>there is no unfinished game</source>
        <extracomment>Why there is nothing to play; they stand after a colon.</extracomment>
        <translation>nincs félbehagyott játszma</translation>
    </message>
    <message>
        <source>this game is over; {command} prints what happened</source>
        <translation>ez a játszma véget ért; hogy mi történt benne, azt kiírja: {command}</translation>
    </message>
    <message>
        <source>Type a number and press Enter. Type ? for help.</source>
        <extracomment>Below the first question.</extracomment>
        <translation>Írj be egy számot, és nyomj Entert. A ? segítséget ad.</translation>
    </message>
    <message>
        <source>c  show everyone’s coins</source>
        <extracomment>Keys and what they do: c, m and q stay as they are.</extracomment>
        <translation>c&#xa0;– mindenki érméi</translation>
    </message>
    <message>
        <source>m  show the masks in play and their powers</source>
        <translation>m&#xa0;– a játékban lévő maszkok és erőik</translation>
    </message>
    <message>
        <source>q  save the game and leave</source>
        <translation>q&#xa0;– mentés és kilépés</translation>
    </message>
    <message>
        <source>Bank: {coins}</source>
        <translation>Bank: {coins}</translation>
    </message>
    <message>
        <source>Courthouse: {coins}</source>
        <translation>Bíróságtábla: {coins}</translation>
    </message>
    <message>
        <source>Coins: {list}</source>
        <extracomment>One line before each of your turns, such as “Coins: Anna 6, Bruno 4 and you 7”.</extracomment>
        <translation>Érmék: {list}</translation>
    </message>
    <message>
        <source>{mask}: {power}</source>
        <translation>{mask}: {power}</translation>
    </message>
    <message>
        <source>Press Enter.</source>
        <translation>Nyomj Entert.</translation>
    </message>
    <message>
        <source>In the graveyard:</source>
        <extracomment>Below the masks in play and their powers; more masks follow.</extracomment>
        <translation>A temetőben:</translation>
    </message>
    <message>
        <source>The masks at the end:</source>
        <translation>A maszkok a játék végén:</translation>
    </message>
</context>
<context>
    <name>Troubles</name>
    <message>
        <source>{name} can’t go on. A simple bot takes over. Details: {why}</source>
        <translation>{name} nem tudja folytatni. Egyszerű gépi játékos veszi át a helyét. Részletek (angolul): {why}</translation>
    </message>
    <message>
        <source>Saved games can’t start programs: a medium bot (“regular”) takes over for {names}.</source>
        <translation>Mentett játszma nem indíthat programot: közepes gépi játékos (törzsvendég) játszik helyettük ({names}).</translation>
    </message>
    <message>
        <source>The game can’t be saved: {why}. Play on: the program tries again after every move.</source>
        <translation>A játszmát nem lehet menteni: {why}. Játssz tovább; a program minden lépésnél újra megpróbálja.</translation>
    </message>
    <message>
        <source>An earlier unfinished game couldn’t be moved to your saved games. Its file is kept here: {path}</source>
        <translation>Egy korábbi, befejezetlen játszmát nem lehetett a mentett játszmáid közé tenni. A fájlja itt van: {path}</translation>
    </message>
    <message>
        <source>The coach had to stop and won’t be back this game.</source>
        <translation>A tanácsadónak le kellett állnia, és ebben a játszmában már nem jön vissza.</translation>
    </message>
    <message>
        <source>That answer isn’t possible. Please choose again.</source>
        <translation>Ez a válasz nem lehetséges. Válassz újra.</translation>
    </message>
    <message>
        <source>the disk is full</source>
        <extracomment>Reasons why a file can’t be saved or opened; they stand after a colon.</extracomment>
        <translation>megtelt a lemez</translation>
    </message>
    <message>
        <source>the folder can’t be written to</source>
        <translation>a mappába nem lehet írni</translation>
    </message>
    <message>
        <source>the file or folder doesn’t exist</source>
        <translation>nincs ilyen fájl vagy mappa</translation>
    </message>
    <message>
        <source>the name is too long</source>
        <translation>túl hosszú a név</translation>
    </message>
    <message>
        <source>you aren’t allowed to open it</source>
        <translation>nincs jogod megnyitni</translation>
    </message>
    <message>
        <source>it is damaged or isn’t a game</source>
        <translation>a fájl sérült, vagy nem játszma</translation>
    </message>
    <message>
        <source>unexpected error ({details})</source>
        <translation>váratlan hiba ({details})</translation>
    </message>
    <message>
        <source>another game is open in a second window</source>
        <translation>egy másik ablakban már nyitva van egy játszma</translation>
    </message>
    <message>
        <source>“{file}” can’t be opened: {why}.</source>
        <translation>„{file}” nem nyitható meg: {why}.</translation>
    </message>
    <message>
        <source>“{file}” isn’t a game or a scenario of Mascarade, or it is damaged.</source>
        <translation>„{file}” nem Mascarade-játszma vagy -forgatókönyv, vagy sérült.</translation>
    </message>
    <message>
        <source>A saved game is damaged and can’t be resumed. It is kept here: {path}</source>
        <translation>Egy mentett játszma sérült, és nem lehet folytatni. Itt megmaradt: {path}</translation>
    </message>
    <message>
        <source>The unfinished game was saved by a newer version of this program. It is kept here: {path}</source>
        <translation>A félbehagyott játszmát a program újabb változata mentette. Itt megmaradt: {path}</translation>
    </message>
    <message>
        <source>The unfinished game can’t be read. The next new game moves it aside: {path}</source>
        <translation>A félbehagyott játszmát nem lehet olvasni. A következő új játék félreteszi: {path}</translation>
    </message>
    <message>
        <source>Some settings couldn’t be read and were reset. The old file is kept here: {path}</source>
        <translation>Néhány beállítást nem lehetett olvasni, ezek visszaálltak az alapértékre. A régi fájl itt van: {path}</translation>
    </message>
    <message>
        <source>The settings couldn’t be read and were reset. What was there is kept here: {path}</source>
        <translation>A beállításokat nem lehetett olvasni, ezért visszaálltak az alapértékre. Ami ott volt, az itt van: {path}</translation>
    </message>
    <message>
        <source>Settings can’t be saved; your changes last until you quit. File: {path}</source>
        <translation>A beállításokat nem lehet menteni; a módosításaid kilépésig érvényesek. Fájl: {path}</translation>
    </message>
    <message>
        <source>The disk is full, so settings can’t be saved; your changes last until you quit.</source>
        <translation>Megtelt a lemez, ezért a beállításokat nem lehet menteni; a módosításaid kilépésig érvényesek.</translation>
    </message>
    <message>
        <source>The statistics file couldn’t be used, so your saved games were counted again. The old file is kept here: {path}</source>
        <translation>A statisztika fájlja nem volt használható, ezért a program újraszámolta a mentett játszmáidat. A régi fájl itt van: {path}</translation>
    </message>
    <message>
        <source>The statistics can’t be saved; next time, your games will be counted again.</source>
        <translation>A statisztikát nem lehet menteni; legközelebb a program újraszámolja a játszmáidat.</translation>
    </message>
</context>
<context>
    <name>TurnClock</name>
    <message>
        <source>The sand has run out.</source>
        <translation>Lepergett a homokóra.</translation>
    </message>
    <message>
        <source>The sand is running.</source>
        <translation>A homokóra pereg.</translation>
    </message>
</context>
<context>
    <name>TurnOrder</name>
    <message>
        <source>Next turns: {names}</source>
        <translation>A következő körök: {names}</translation>
    </message>
</context>
<context>
    <name>Unmasked</name>
    <message numerus="yes">
        <source>%n lie(s) in this game.</source>
        <translation>
            <numerusform>%n&#xa0;hazugság ebben a játszmában.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Unmasking</name>
    <message>
        <source>Turn {turn}: you announced “{mask}” but wore another mask ({truth}). Nobody contested.</source>
        <translation>{turn}. kör: a bejelentésed „{mask}” volt, pedig mást viseltél ({truth}). Senki sem kérdőjelezte meg.</translation>
    </message>
    <message>
        <source>Turn {turn}: {name} announced “{mask}” but wore another mask ({truth}). Nobody contested.</source>
        <translation>{turn}. kör: {name} bejelentése „{mask}” volt, a maszkja viszont más ({truth}). Senki sem kérdőjelezte meg.</translation>
    </message>
    <message>
        <source>Turn {turn}: you announced “{mask}” but wore another mask ({truth}). Contested by: {names}.</source>
        <translation>{turn}. kör: a bejelentésed „{mask}” volt, pedig mást viseltél ({truth}). Aki megkérdőjelezte: {names}.</translation>
    </message>
    <message>
        <source>Turn {turn}: {name} announced “{mask}” but wore another mask ({truth}). Contested by: {names}.</source>
        <translation>{turn}. kör: {name} bejelentése „{mask}” volt, a maszkja viszont más ({truth}). Aki megkérdőjelezte: {names}.</translation>
    </message>
    <message>
        <source>Turn {turn}: you contested “{mask}” but wore another mask ({truth}).</source>
        <translation>{turn}. kör: megkérdőjelezted ezt a bejelentést („{mask}”), pedig mást viseltél ({truth}).</translation>
    </message>
    <message>
        <source>Turn {turn}: {name} contested “{mask}” but wore another mask ({truth}).</source>
        <translation>{turn}. kör: {name} megkérdőjelezte ezt a bejelentést („{mask}”), a maszkja viszont más volt ({truth}).</translation>
    </message>
    <message>
        <source>It could have been true.</source>
        <extracomment>After a sentence about a false claim that its player could have believed: by mistake, or at a venture.</extracomment>
        <translation>Akár igaz is lehetett volna.</translation>
    </message>
    <message>
        <source>It earned nothing.</source>
        <translation>Nem hozott semmit.</translation>
    </message>
    <message>
        <source>Nobody lied in this game. Remarkable!</source>
        <translation>Ebben a játszmában senki sem hazudott. Ilyet sem látni mindennap!</translation>
    </message>
    <message numerus="yes">
        <source>It earned %n coin(s).</source>
        <translation>
            <numerusform>%n&#xa0;érmét hozott.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>It cost %n coin(s).</source>
        <translation>
            <numerusform>%n&#xa0;érmébe került.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n more false claim(s) could have been true.</source>
        <translation>
            <numerusform>További %n&#xa0;hamis állítás igaz is lehetett volna.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n false claim(s) could have been true.</source>
        <translation>
            <numerusform>%n&#xa0;hamis állítás akár igaz is lehetett volna.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>ViewerScreen</name>
    <message>
        <source>Turn {turn} of {turns}</source>
        <translation>Kör: {turn}/{turns}</translation>
    </message>
    <message>
        <source>The deal</source>
        <translation>Az osztás</translation>
    </message>
    <message>
        <source>Watching live</source>
        <translation>Élő közvetítés</translation>
    </message>
    <message>
        <source>Replay</source>
        <translation>Visszajátszás</translation>
    </message>
    <message>
        <source>Unmasking</source>
        <translation>Leleplezés</translation>
    </message>
    <message>
        <source>Who won and why, with all masks off</source>
        <translation>Ki nyert, és miért, lehullott maszkokkal</translation>
    </message>
    <message>
        <source>Keep</source>
        <translation>Megőrzés</translation>
    </message>
    <message>
        <source>Add this game to your replays</source>
        <translation>A játszma hozzáadása a megőrzött játszmáidhoz</translation>
    </message>
    <message>
        <source>Seen by</source>
        <translation>Kinek a szemével</translation>
    </message>
    <message>
        <source>All masks face up</source>
        <translation>Nyílt maszkok</translation>
    </message>
    <message>
        <source>What happened</source>
        <translation>Mi történt</translation>
    </message>
</context>
<context>
    <name>Voice</name>
    <message>
        <source>All right, that fish was off!</source>
        <extracomment>Zanetta, a fishmonger (a woman)</extracomment>
        <translation>Jó, hát ez a hal már szaglott!</translation>
    </message>
    <message>
        <source>Loud isn’t the same as true, then.</source>
        <translation>Szóval hiába kiabáltam.</translation>
    </message>
    <message>
        <source>Fresh as this morning’s catch!</source>
        <translation>Friss, mint a reggeli fogás!</translation>
    </message>
    <message>
        <source>I don’t sell stale goods!</source>
        <translation>Én állott árut nem adok!</translation>
    </message>
    <message>
        <source>Hands off my stall!</source>
        <translation>El a kezekkel a standomtól!</translation>
    </message>
    <message>
        <source>Gulls, the lot of you!</source>
        <translation>Sirályok vagytok, mind egy szálig!</translation>
    </message>
    <message>
        <source>Now that’s what I call a catch!</source>
        <translation>Na, ezt nevezem én fogásnak!</translation>
    </message>
    <message>
        <source>The scales don’t lie, darlings!</source>
        <translation>A mérleg nem hazudik, aranyoskáim!</translation>
    </message>
    <message>
        <source>Sold out! Off you go home!</source>
        <translation>Minden elkelt! Lehet hazamenni!</translation>
    </message>
    <message>
        <source>There’s always tomorrow’s tide.</source>
        <translation>Holnap is lesz dagály.</translation>
    </message>
    <message>
        <source>Worth it for your faces!</source>
        <extracomment>Bettina, young and red-haired</extracomment>
        <translation>Az arcotokért megérte!</translation>
    </message>
    <message>
        <source>And I’d do it again!</source>
        <translation>És újra megtenném!</translation>
    </message>
    <message>
        <source>Ha! Who else wants to try?</source>
        <translation>Ha! Ki próbálja még meg?</translation>
    </message>
    <message>
        <source>Next time, just believe me.</source>
        <translation>Legközelebb higgyetek nekem.</translation>
    </message>
    <message>
        <source>Go on, take it! I’ll win it back.</source>
        <translation>Csak vigyétek! Visszanyerem.</translation>
    </message>
    <message>
        <source>Now you’ve made me angry.</source>
        <translation>Na, most már mérges vagyok.</translation>
    </message>
    <message>
        <source>Is that all?</source>
        <translation>Ennyi az egész?</translation>
    </message>
    <message>
        <source>I could get used to this.</source>
        <translation>Ezt meg tudnám szokni.</translation>
    </message>
    <message>
        <source>Told you! Didn’t I tell you?</source>
        <translation>Megmondtam! Nem megmondtam?</translation>
    </message>
    <message>
        <source>Again! Deal again! Right now!</source>
        <translation>Még egyszer! Osszatok! Most!</translation>
    </message>
    <message>
        <source>A shot across my own bow.</source>
        <extracomment>Vettor, a captain</extracomment>
        <translation>Ez a saját hajómat találta el.</translation>
    </message>
    <message>
        <source>I’ve survived worse broadsides.</source>
        <translation>Túléltem én már nagyobb sortüzet is.</translation>
    </message>
    <message>
        <source>Never dare a captain.</source>
        <translation>Kapitánnyal ne kezdjetek!</translation>
    </message>
    <message>
        <source>A direct hit!</source>
        <translation>Telitalálat!</translation>
    </message>
    <message>
        <source>Pirates! All hands on deck!</source>
        <translation>Kalózok! Mindenki a fedélzetre!</translation>
    </message>
    <message>
        <source>We’re taking on water…</source>
        <translation>Léket kaptunk…</translation>
    </message>
    <message>
        <source>A full hold and a fair wind.</source>
        <translation>Tele a raktér, és jó szelünk van.</translation>
    </message>
    <message>
        <source>Hoist the flag, we’re rich!</source>
        <translation>Zászlót fel, gazdagok vagyunk!</translation>
    </message>
    <message>
        <source>Drop anchor. The prize is mine.</source>
        <translation>Horgonyt le! Enyém a zsákmány.</translation>
    </message>
    <message>
        <source>The captain goes down with his ship.</source>
        <translation>A kapitány a hajójával süllyed.</translation>
    </message>
    <message>
        <source>A wrong note. It happens to the best.</source>
        <extracomment>Faustina, an opera singer</extracomment>
        <translation>Hamis hang. A legjobbakkal is megesik.</translation>
    </message>
    <message>
        <source>I was merely acting!</source>
        <translation>Csak szerepet játszottam!</translation>
    </message>
    <message>
        <source>You may applaud now.</source>
        <translation>Most lehet tapsolni.</translation>
    </message>
    <message>
        <source>And that was only the overture.</source>
        <translation>És ez még csak a nyitány volt.</translation>
    </message>
    <message>
        <source>I shall faint. Somebody catch me.</source>
        <translation>Mindjárt elájulok. Kapjatok el!</translation>
    </message>
    <message>
        <source>What a tragic third act!</source>
        <translation>Micsoda tragikus harmadik felvonás!</translation>
    </message>
    <message>
        <source>My fee, at last.</source>
        <translation>Végre, a gázsim.</translation>
    </message>
    <message>
        <source>Encore! Encore!</source>
        <translation>Hogy volt! Hogy volt!</translation>
    </message>
    <message>
        <source>Flowers to my dressing room, please.</source>
        <translation>A virágokat az öltözőmbe kérem.</translation>
    </message>
    <message>
        <source>The critics will be merciless.</source>
        <translation>A kritikusok kegyetlenek lesznek.</translation>
    </message>
    <message>
        <source>The Senate will hear nothing of this.</source>
        <extracomment>Alvise, an old senator</extracomment>
        <translation>A szenátus erről nem tudhat meg semmit.</translation>
    </message>
    <message>
        <source>Strike that from the minutes.</source>
        <translation>Ezt töröljék a jegyzőkönyvből.</translation>
    </message>
    <message>
        <source>Forty years in the Senate. I don’t guess.</source>
        <translation>Negyven év a szenátusban. Én nem tippelek.</translation>
    </message>
    <message>
        <source>As the records show.</source>
        <translation>Ahogy az iratokban áll.</translation>
    </message>
    <message>
        <source>I move that we adjourn. At once.</source>
        <translation>Indítványozom a szünetet. Most rögtön.</translation>
    </message>
    <message>
        <source>In my day, one asked first.</source>
        <translation>Az én időmben még kérni illett.</translation>
    </message>
    <message>
        <source>A modest reserve, for hard times.</source>
        <translation>Szerény tartalék, ínséges időkre.</translation>
    </message>
    <message>
        <source>Order, order! Nobody touch anything.</source>
        <translation>Rendet kérek! Senki ne nyúljon semmihez.</translation>
    </message>
    <message>
        <source>Motion carried.</source>
        <translation>A javaslat elfogadva.</translation>
    </message>
    <message>
        <source>I shall demand a recount.</source>
        <translation>Újraszámlálást követelek.</translation>
    </message>
    <message>
        <source>I shall confess that on Sunday.</source>
        <extracomment>Anzolo, a young monk</extracomment>
        <translation>Vasárnap meggyónom.</translation>
    </message>
    <message>
        <source>An hour on my knees, at the very least.</source>
        <translation>Ezért legalább egy óra térdelés jár.</translation>
    </message>
    <message>
        <source>A monk doesn’t fib. Much.</source>
        <translation>A szerzetes nem füllent. Nagyon.</translation>
    </message>
    <message>
        <source>The truth shall set me free.</source>
        <translation>Az igazság szabaddá tesz engem.</translation>
    </message>
    <message>
        <source>I took a vow of poverty anyway.</source>
        <translation>Úgyis szegénységet fogadtam.</translation>
    </message>
    <message>
        <source>I forgive you. Give me a minute.</source>
        <translation>Megbocsátok. Csak egy percet kérek.</translation>
    </message>
    <message>
        <source>All for the new church roof.</source>
        <translation>Mind az új templomtetőre megy.</translation>
    </message>
    <message>
        <source>Lead us not into temptation…</source>
        <translation>És ne vígy minket kísértésbe…</translation>
    </message>
    <message>
        <source>My abbot must never know.</source>
        <translation>Az apát úr meg ne tudja!</translation>
    </message>
    <message>
        <source>Patience is a virtue. So they tell me.</source>
        <translation>A türelem erény. Legalábbis azt mondják.</translation>
    </message>
    <message>
        <source>I’ve gone all red, haven’t I?</source>
        <extracomment>Chiara, a shy girl</extracomment>
        <translation>Nagyon elpirultam, ugye?</translation>
    </message>
    <message>
        <source>May I go under the table now?</source>
        <translation>Elbújhatok az asztal alá?</translation>
    </message>
    <message>
        <source>I said it quietly, but I said it.</source>
        <translation>Halkan mondtam, de mondtam.</translation>
    </message>
    <message>
        <source>Sorry. It was true, though.</source>
        <translation>Bocsánat. De hát igaz volt.</translation>
    </message>
    <message>
        <source>You could have just asked…</source>
        <translation>Kérni is lehetett volna…</translation>
    </message>
    <message>
        <source>It’s fine. I’m fine. It’s fine.</source>
        <translation>Semmi baj. Jól vagyok. Semmi baj.</translation>
    </message>
    <message>
        <source>Is this really all for me?</source>
        <translation>Ez tényleg mind az enyém?</translation>
    </message>
    <message>
        <source>Please don’t everybody look.</source>
        <translation>Kérlek, ne nézzetek mind ide.</translation>
    </message>
    <message>
        <source>Me? Truly? Me?</source>
        <translation>Én? Tényleg? Én?</translation>
    </message>
    <message>
        <source>Next time I’ll speak up. Maybe.</source>
        <translation>Legközelebb hangosabb leszek. Talán.</translation>
    </message>
    <message>
        <source>At my age, one may get muddled.</source>
        <extracomment>Isabetta, a grandmother</extracomment>
        <translation>Az én koromban összekeverheti az ember.</translation>
    </message>
    <message>
        <source>Don’t tell my grandchildren.</source>
        <translation>Az unokáimnak egy szót se!</translation>
    </message>
    <message>
        <source>Grandmother knows, dear.</source>
        <translation>Nagyanyó tudja, drágám.</translation>
    </message>
    <message>
        <source>I’ve wiped your noses. Don’t doubt me.</source>
        <translation>Én töröltem az orrotokat. Nekem elhihetitek.</translation>
    </message>
    <message>
        <source>That was for your birthday presents!</source>
        <translation>Abból vettem volna a szülinapi ajándékot!</translation>
    </message>
    <message>
        <source>And I knitted you a scarf!</source>
        <translation>És én még sálat kötöttem nektek!</translation>
    </message>
    <message>
        <source>I’ll buy wool. A mountain of it.</source>
        <translation>Gyapjút veszek. Egy egész hegyet.</translation>
    </message>
    <message>
        <source>Into the biscuit tin with you.</source>
        <translation>Irány a kekszesdoboz!</translation>
    </message>
    <message>
        <source>Who wants a biscuit?</source>
        <translation>Ki kér kekszet?</translation>
    </message>
    <message>
        <source>Well played, children. Now, to bed.</source>
        <translation>Ügyesek vagytok, gyerekek. Most alvás!</translation>
    </message>
    <message>
        <source>Wrong note! From the top, everyone!</source>
        <extracomment>Polo, a street musician</extracomment>
        <translation>Hamis hang! Elölről az egészet!</translation>
    </message>
    <message>
        <source>That tune went better at home.</source>
        <translation>Otthon ez jobban ment.</translation>
    </message>
    <message>
        <source>Ta-da! Coins into the hat!</source>
        <translation>Tádám! Érméket a kalapba!</translation>
    </message>
    <message>
        <source>Even a broken fiddle hits one right.</source>
        <translation>Vak hegedűs is talál tiszta hangot.</translation>
    </message>
    <message>
        <source>Easy come, easy… hey!</source>
        <translation>Könnyen jött, könnyen… hé!</translation>
    </message>
    <message>
        <source>Now I really am playing for free.</source>
        <translation>Most már tényleg ingyen játszom.</translation>
    </message>
    <message>
        <source>Drinks for the whole square!</source>
        <translation>Az egész tér a vendégem!</translation>
    </message>
    <message>
        <source>My hat’s never been this heavy.</source>
        <translation>Ilyen nehéz még sosem volt a kalapom.</translation>
    </message>
    <message>
        <source>And for my next number: a dance!</source>
        <translation>És a következő szám: tánc!</translation>
    </message>
    <message>
        <source>Never mind. Who wants a song?</source>
        <translation>Sebaj. Ki kér egy dalt?</translation>
    </message>
    <message>
        <source>Splash! Man overboard.</source>
        <extracomment>Tonin, a young gondolier</extracomment>
        <translation>Csobb! Ember a vízben.</translation>
    </message>
    <message>
        <source>I took the wrong canal.</source>
        <translation>Rossz csatornába fordultam.</translation>
    </message>
    <message>
        <source>Straight under the bridge!</source>
        <translation>Simán át a híd alatt!</translation>
    </message>
    <message>
        <source>See? I can steer after all.</source>
        <translation>Na ugye! Tudok én kormányozni.</translation>
    </message>
    <message>
        <source>My fare! That was my fare!</source>
        <translation>A viteldíjam! Az a viteldíjam volt!</translation>
    </message>
    <message>
        <source>There goes my new oar.</source>
        <translation>Oda az új evezőm.</translation>
    </message>
    <message>
        <source>Mind your heads, I’m coming through!</source>
        <translation>Fejeket be, jövök!</translation>
    </message>
    <message>
        <source>I might buy a second hat.</source>
        <translation>Talán veszek még egy kalapot.</translation>
    </message>
    <message>
        <source>Last stop! Everybody off!</source>
        <translation>Végállomás! Mindenki kiszáll!</translation>
    </message>
    <message>
        <source>Who moved the landing stage?</source>
        <translation>Ki tette arrébb a stéget?</translation>
    </message>
    <message>
        <source>Oops! That one had thorns.</source>
        <extracomment>Marietta, a flower girl</extracomment>
        <translation>Hoppá! Ez tüskés volt.</translation>
    </message>
    <message>
        <source>He loves me, he loves me not… not.</source>
        <translation>Szeret, nem szeret… Nem szeret.</translation>
    </message>
    <message>
        <source>It’s a rose! It really is a rose!</source>
        <translation>Rózsa! Tényleg rózsa!</translation>
    </message>
    <message>
        <source>Surprise! I’m surprised, too.</source>
        <translation>Meglepetés! Nekem is.</translation>
    </message>
    <message>
        <source>Take a daisy, too, while you’re at it.</source>
        <translation>Vigyetek hozzá egy százszorszépet is.</translation>
    </message>
    <message>
        <source>You can’t just pick those!</source>
        <translation>Itt nem szabad virágot szedni!</translation>
    </message>
    <message>
        <source>Money grows! I knew it!</source>
        <translation>Fán terem a pénz! Tudtam!</translation>
    </message>
    <message>
        <source>I’ll plant it and see what comes up.</source>
        <translation>Elültetem, lássuk, mi nő belőle.</translation>
    </message>
    <message>
        <source>Petals for everyone!</source>
        <translation>Szirmot mindenkinek!</translation>
    </message>
    <message>
        <source>Wilted. But I smell lovely.</source>
        <translation>Elhervadtam. De milyen jó az illatom!</translation>
    </message>
    <message>
        <source>It was the bird’s idea.</source>
        <extracomment>Pisana, an eccentric aristocrat with a bird in her wig</extracomment>
        <translation>A madár ötlete volt.</translation>
    </message>
    <message>
        <source>Blame the wig. It slipped.</source>
        <translation>A paróka a hibás. Lecsúszott.</translation>
    </message>
    <message>
        <source>A little bird told me. This one.</source>
        <translation>Egy kismadár csiripelte. Ez itt.</translation>
    </message>
    <message>
        <source>Mad? I prefer “farsighted”.</source>
        <translation>Bolond? Inkább „előrelátó”.</translation>
    </message>
    <message>
        <source>Shoo! Those were for birdseed!</source>
        <translation>Hess! Az madáreleségre kellett!</translation>
    </message>
    <message>
        <source>Do take the chandelier as well.</source>
        <translation>Tessék, vigyétek a csillárt is.</translation>
    </message>
    <message>
        <source>Higher hair! We can afford it!</source>
        <translation>Magasabb frizurát! Telik rá!</translation>
    </message>
    <message>
        <source>The bird wants a palace now.</source>
        <translation>A madár most palotát akar.</translation>
    </message>
    <message>
        <source>The bird and I are delighted.</source>
        <translation>A madár és én el vagyunk ragadtatva.</translation>
    </message>
    <message>
        <source>The bird demands a rematch.</source>
        <translation>A madár visszavágót követel.</translation>
    </message>
    <message>
        <source>Ran aground. It happens.</source>
        <extracomment>Marin, a weathered sailor</extracomment>
        <translation>Zátonyra futottam. Előfordul.</translation>
    </message>
    <message>
        <source>A bit off course, that’s all.</source>
        <translation>Kicsit letértem az irányról.</translation>
    </message>
    <message>
        <source>Steady as she goes.</source>
        <translation>Tartjuk az irányt.</translation>
    </message>
    <message>
        <source>I know these waters.</source>
        <translation>Ismerem ezeket a vizeket.</translation>
    </message>
    <message>
        <source>The sea gives, the sea takes.</source>
        <translation>A tenger ad, a tenger elvesz.</translation>
    </message>
    <message>
        <source>I’ve weathered worse than that.</source>
        <translation>Volt már nagyobb vihar is.</translation>
    </message>
    <message>
        <source>Smooth sailing today.</source>
        <translation>Ma jól fúj a szél.</translation>
    </message>
    <message>
        <source>A good haul. No complaints.</source>
        <translation>Szép fogás. Nem panaszkodom.</translation>
    </message>
    <message>
        <source>Land ho.</source>
        <translation>Föld a láthatáron.</translation>
    </message>
    <message>
        <source>You can’t sail against every wind.</source>
        <translation>Nem lehet minden széllel szembeszállni.</translation>
    </message>
    <message>
        <source>Off key. I heard it myself.</source>
        <extracomment>Cecilia, a music teacher</extracomment>
        <translation>Hamis volt. Én is hallottam.</translation>
    </message>
    <message>
        <source>Even teachers need to practise.</source>
        <translation>A tanároknak is gyakorolniuk kell.</translation>
    </message>
    <message>
        <source>Exactly in time.</source>
        <translation>Pontosan ütemre.</translation>
    </message>
    <message>
        <source>Repeat after me: “We believe her.”</source>
        <translation>Mondjátok utánam: „Hiszünk neki.”</translation>
    </message>
    <message>
        <source>Diminuendo, I see.</source>
        <translation>Diminuendo, úgy látom.</translation>
    </message>
    <message>
        <source>That deserves extra homework.</source>
        <translation>Ezért külön házi feladat jár.</translation>
    </message>
    <message>
        <source>A pleasing crescendo.</source>
        <translation>Kellemes crescendo.</translation>
    </message>
    <message>
        <source>Practice pays, you see.</source>
        <translation>Látjátok, megéri gyakorolni.</translation>
    </message>
    <message>
        <source>And that is how it’s played, class.</source>
        <translation>Így kell ezt játszani, gyerekek.</translation>
    </message>
    <message>
        <source>Very good, class. I’m proud of you.</source>
        <translation>Szép volt, gyerekek. Büszke vagyok rátok.</translation>
    </message>
    <message>
        <source>A slip of the brush.</source>
        <extracomment>Jacopo, a young painter</extracomment>
        <translation>Megcsúszott az ecset.</translation>
    </message>
    <message>
        <source>I’ll paint over that.</source>
        <translation>Ezt majd átfestem.</translation>
    </message>
    <message>
        <source>A true original. Not a copy.</source>
        <translation>Eredeti mű. Nem másolat.</translation>
    </message>
    <message>
        <source>You should trust an artist’s eye.</source>
        <translation>Bízzatok a művész szemében.</translation>
    </message>
    <message>
        <source>There goes my blue paint.</source>
        <translation>Oda a kék festékem.</translation>
    </message>
    <message>
        <source>Another still life without fruit.</source>
        <translation>Megint gyümölcs nélküli csendélet.</translation>
    </message>
    <message>
        <source>A golden background at last!</source>
        <translation>Végre arany háttér!</translation>
    </message>
    <message>
        <source>Now I can pay a model who sits still.</source>
        <translation>Most már telik modellre, aki nem mocorog.</translation>
    </message>
    <message>
        <source>Hold still! I must paint this moment.</source>
        <translation>Ne mozduljatok! Ezt le kell festenem.</translation>
    </message>
    <message>
        <source>I’ll call it “Defeat in Ochre”.</source>
        <translation>A címe: „Vereség okkerben”.</translation>
    </message>
    <message>
        <source>Burnt. Into the bin with it.</source>
        <extracomment>Piero, a baker</extracomment>
        <translation>Odaégett. Mehet a szemétbe.</translation>
    </message>
    <message>
        <source>That one didn’t rise.</source>
        <translation>Ez nem kelt meg.</translation>
    </message>
    <message>
        <source>Straight from the oven!</source>
        <translation>Egyenesen a kemencéből!</translation>
    </message>
    <message>
        <source>I know my dough.</source>
        <translation>Értek én a tésztához.</translation>
    </message>
    <message>
        <source>Leave me some crumbs, at least!</source>
        <translation>Legalább a morzsát hagyjátok!</translation>
    </message>
    <message>
        <source>Somebody ate all my profits.</source>
        <translation>Valaki megette a hasznomat.</translation>
    </message>
    <message>
        <source>It’s rising nicely.</source>
        <translation>Szépen kel.</translation>
    </message>
    <message>
        <source>The icing on the cake!</source>
        <translation>Ez a hab a tortán!</translation>
    </message>
    <message>
        <source>Cake for everyone, on the house!</source>
        <translation>Torta mindenkinek, a vendégeim vagytok!</translation>
    </message>
    <message>
        <source>Back to kneading, then.</source>
        <translation>Akkor megyek vissza dagasztani.</translation>
    </message>
    <message>
        <source>That goes under overheads.</source>
        <extracomment>Zorzi, a plump merchant</extracomment>
        <translation>Ez megy a rezsibe.</translation>
    </message>
    <message>
        <source>A poor investment, I admit.</source>
        <translation>Rossz befektetés, belátom.</translation>
    </message>
    <message>
        <source>My goods are always genuine.</source>
        <translation>Nálam minden áru eredeti.</translation>
    </message>
    <message>
        <source>Payment upon delivery, please.</source>
        <translation>Fizetés átvételkor, kérem.</translation>
    </message>
    <message>
        <source>That wasn’t in the contract!</source>
        <translation>Ez nem volt a szerződésben!</translation>
    </message>
    <message>
        <source>I’ll have to raise my prices.</source>
        <translation>Árat kell emelnem.</translation>
    </message>
    <message>
        <source>Business is business.</source>
        <translation>Az üzlet az üzlet.</translation>
    </message>
    <message>
        <source>Profit suits me, don’t you think?</source>
        <translation>Jól áll nekem a haszon, ugye?</translation>
    </message>
    <message>
        <source>A pleasure doing business with you.</source>
        <translation>Öröm volt veletek üzletelni.</translation>
    </message>
    <message>
        <source>I demand a refund.</source>
        <translation>Kérem vissza a pénzemet.</translation>
    </message>
    <message>
        <source>How very embarrassing. For you, I mean.</source>
        <extracomment>Lucrezia, a noblewoman</extracomment>
        <translation>Milyen kínos. Úgy értem, nektek.</translation>
    </message>
    <message>
        <source>A lady may change her mind.</source>
        <translation>Egy hölgy meggondolhatja magát.</translation>
    </message>
    <message>
        <source>You doubted me? How droll.</source>
        <translation>Kételkedtetek? Milyen mulatságos.</translation>
    </message>
    <message>
        <source>Breeding will tell.</source>
        <translation>Vér nem válik vízzé.</translation>
    </message>
    <message>
        <source>Those were for my pearls!</source>
        <translation>Ebből gyöngyöt vettem volna!</translation>
    </message>
    <message>
        <source>My husband will write you a letter.</source>
        <translation>A férjem levelet fog írni nektek.</translation>
    </message>
    <message>
        <source>It goes so well with my earrings.</source>
        <translation>Milyen jól megy a fülbevalómhoz!</translation>
    </message>
    <message>
        <source>One can never be too well dressed.</source>
        <translation>Pompából sosem elég.</translation>
    </message>
    <message>
        <source>But of course. Who else?</source>
        <translation>Hát persze. Ki más?</translation>
    </message>
    <message>
        <source>I wasn’t even trying, my dear.</source>
        <translation>Meg sem erőltettem magam, drágáim.</translation>
    </message>
    <message>
        <source>Bah! Games. I never liked them.</source>
        <extracomment>Lunardo, a grumpy old man</extracomment>
        <translation>Pfuj, játék! Sosem szerettem.</translation>
    </message>
    <message>
        <source>That’s what comes of going out.</source>
        <translation>Ez lesz abból, ha kimozdul az ember.</translation>
    </message>
    <message>
        <source>Young people! No respect.</source>
        <translation>Ezek a mai fiatalok! Semmi tisztelet.</translation>
    </message>
    <message>
        <source>I speak plainly. Get used to it.</source>
        <translation>Én egyenesen beszélek. Szokjátok meg.</translation>
    </message>
    <message>
        <source>And who’s to pay for supper now?</source>
        <translation>És most ki fizeti a vacsorát?</translation>
    </message>
    <message>
        <source>Robbed in my own chair!</source>
        <translation>Kifosztottak! A saját székemben!</translation>
    </message>
    <message>
        <source>Now nobody breathe on it.</source>
        <translation>Most aztán levegőt se vegyen senki!</translation>
    </message>
    <message>
        <source>I shan’t smile. But I could.</source>
        <translation>Nem mosolygok. Pedig tudnék.</translation>
    </message>
    <message>
        <source>Good. Candles out, everybody home.</source>
        <translation>Jó. Gyertyát eloltani, mindenki haza!</translation>
    </message>
    <message>
        <source>I said we should have stayed at home.</source>
        <translation>Mondtam, hogy maradjunk otthon!</translation>
    </message>
    <message>
        <source>A write-off. Regrettable.</source>
        <extracomment>Domenego, a banker</extracomment>
        <translation>Leírjuk veszteségként. Sajnálatos.</translation>
    </message>
    <message>
        <source>My credit stands at zero, I see.</source>
        <translation>Úgy látom, elfogyott a hitelem.</translation>
    </message>
    <message>
        <source>My word is as good as gold.</source>
        <translation>Az én szavam aranyat ér.</translation>
    </message>
    <message>
        <source>Checked, signed and sealed.</source>
        <translation>Ellenőrizve, aláírva, lepecsételve.</translation>
    </message>
    <message>
        <source>I’ll be charging interest on that.</source>
        <translation>Ezt kamatostul kérem vissza.</translation>
    </message>
    <message>
        <source>That’s no loan, that’s a raid!</source>
        <translation>Ez nem kölcsön, ez rablás!</translation>
    </message>
    <message>
        <source>Compound interest. What a poem!</source>
        <translation>Kamatos kamat. Maga a költészet!</translation>
    </message>
    <message>
        <source>I’ll just count it again. Twice.</source>
        <translation>Még egyszer megszámolom. Kétszer.</translation>
    </message>
    <message>
        <source>The books are balanced.</source>
        <translation>Kijött a mérleg.</translation>
    </message>
    <message>
        <source>The bank is closed until further notice.</source>
        <translation>A bank további intézkedésig zárva.</translation>
    </message>
    <message>
        <source>Who’s been whispering about me?</source>
        <extracomment>Orsola, an elderly widow</extracomment>
        <translation>Ki sugdolózott rólam?</translation>
    </message>
    <message>
        <source>I blame that draught.</source>
        <translation>A huzat tehet róla.</translation>
    </message>
    <message>
        <source>These eyes miss nothing.</source>
        <translation>Ez a szem mindent lát.</translation>
    </message>
    <message>
        <source>My late husband lied better than you.</source>
        <translation>Szegény uram jobban hazudott nálatok.</translation>
    </message>
    <message>
        <source>I’ll remember that. I remember everything.</source>
        <translation>Ezt megjegyzem. Mindent megjegyzek.</translation>
    </message>
    <message>
        <source>Even at a funeral they left me more.</source>
        <translation>Még a temetésen is többet hagytak nekem.</translation>
    </message>
    <message>
        <source>Nobody is to sit behind me.</source>
        <translation>Mögém senki ne üljön.</translation>
    </message>
    <message>
        <source>It goes under the mattress tonight.</source>
        <translation>Este a matrac alá kerül.</translation>
    </message>
    <message>
        <source>You all hoped I’d nod off.</source>
        <translation>Mind azt reméltétek, elbóbiskolok.</translation>
    </message>
    <message>
        <source>It’s a plot. I shall write to the Doge.</source>
        <translation>Ez összeesküvés. Írok a dózsénak.</translation>
    </message>
    <message>
        <source>A clerical error.</source>
        <extracomment>Nicolò, a notary</extracomment>
        <translation>Elírás történt.</translation>
    </message>
    <message>
        <source>I dispute the witnesses.</source>
        <translation>Vitatom a tanúk szavát.</translation>
    </message>
    <message>
        <source>Duly noted, and in ink.</source>
        <translation>Jegyzőkönyvbe vettem. Tintával.</translation>
    </message>
    <message>
        <source>Read the small print next time.</source>
        <translation>Legközelebb olvassátok el az apró betűt.</translation>
    </message>
    <message>
        <source>I’ll want a receipt. In triplicate.</source>
        <translation>Elismervényt kérek. Három példányban.</translation>
    </message>
    <message>
        <source>This will be in my report.</source>
        <translation>Ez benne lesz a jelentésemben.</translation>
    </message>
    <message>
        <source>Witnesses, please. Sign here.</source>
        <translation>Tanúkat kérek. Itt írjátok alá.</translation>
    </message>
    <message>
        <source>It doesn’t add up. It’s too good.</source>
        <translation>Ez nem stimmel. Túl jó.</translation>
    </message>
    <message>
        <source>Signed and sealed. No appeal.</source>
        <translation>Aláírva, lepecsételve. Fellebbezés nincs.</translation>
    </message>
    <message>
        <source>I see grounds for an appeal.</source>
        <translation>Fellebbezek. Van rá alapom.</translation>
    </message>
    <message>
        <source>Congratulations. You noticed.</source>
        <extracomment>Daria, who raises one eyebrow</extracomment>
        <translation>Gratulálok. Észrevettétek.</translation>
    </message>
    <message>
        <source>Fine. One for you.</source>
        <translation>Jó. Egy–null nektek.</translation>
    </message>
    <message>
        <source>Don’t look so surprised.</source>
        <translation>Ne vágjatok ilyen meglepett képet.</translation>
    </message>
    <message>
        <source>I raise one eyebrow. You pay.</source>
        <translation>Én felvonom a szemöldököm. Ti fizettek.</translation>
    </message>
    <message>
        <source>Interesting. I’ll be watching you.</source>
        <translation>Érdekes. Szemmel tartalak titeket.</translation>
    </message>
    <message>
        <source>I saw that coming, of course.</source>
        <translation>Természetesen előre láttam.</translation>
    </message>
    <message>
        <source>Don’t smile at me all of a sudden.</source>
        <translation>Most persze rám mosolyogtok.</translation>
    </message>
    <message>
        <source>Too easy. What’s the catch?</source>
        <translation>Túl könnyű. Hol itt a csapda?</translation>
    </message>
    <message>
        <source>I suspected as much.</source>
        <translation>Sejtettem.</translation>
    </message>
    <message>
        <source>Very clever. Suspiciously clever.</source>
        <translation>Nagyon ügyes. Gyanúsan ügyes.</translation>
    </message>
    <message>
        <source>My fan, quick! You saw nothing.</source>
        <extracomment>Gasparina, elegant, with a fan</extracomment>
        <translation>A legyezőmet! Nem láttatok semmit.</translation>
    </message>
    <message>
        <source>Who told you? Names, please.</source>
        <translation>Ki árulta el? Neveket kérek.</translation>
    </message>
    <message>
        <source>One flick of the fan, and you’re undone.</source>
        <translation>Egy legyezőcsapás, és végetek.</translation>
    </message>
    <message>
        <source>I read you like a love letter.</source>
        <translation>Szerelmes levélként olvaslak titeket.</translation>
    </message>
    <message>
        <source>And you call that manners?</source>
        <translation>És ez lenne a jómodor?</translation>
    </message>
    <message>
        <source>Something smells here. Not my perfume.</source>
        <translation>Valami bűzlik itt. Nem a parfümöm.</translation>
    </message>
    <message>
        <source>Don’t crowd me. My dress!</source>
        <translation>Ne tolongjatok. A ruhám!</translation>
    </message>
    <message>
        <source>Suddenly I have so many friends.</source>
        <translation>Hirtelen milyen sok barátom lett.</translation>
    </message>
    <message>
        <source>Look at me. You always do anyway.</source>
        <translation>Nézzetek rám. Úgyis azt teszitek.</translation>
    </message>
    <message>
        <source>Somebody peeked. I’m sure of it.</source>
        <translation>Valaki leselkedett. Biztos vagyok benne.</translation>
    </message>
</context>
<context>
    <name>VolumePopup</name>
    <message>
        <source>Volume</source>
        <translation>Hangerő</translation>
    </message>
</context>
<context>
    <name>Warnings</name>
    <message>
        <source>The courthouse is empty: this power would earn you nothing.</source>
        <translation>Üres a bíróságtábla: ez az erő nem hozna semmit.</translation>
    </message>
    <message>
        <source>You have 10 coins or more: this power would earn you nothing.</source>
        <translation>Legalább 10&#xa0;érméd van: ez az erő nem hozna semmit.</translation>
    </message>
    <message>
        <source>No power has been used yet: there is nothing to copy.</source>
        <translation>Még senki sem használt erőt: nincs mit lemásolni.</translation>
    </message>
    <message>
        <source>The graveyard is empty: this power would do nothing.</source>
        <translation>Üres a temető: ez az erő hatástalan lenne.</translation>
    </message>
    <message>
        <source>This is your last coin: if someone contests and you are wrong, you lose it and the game ends.</source>
        <translation>Ez az utolsó érméd: ha valaki megkérdőjelez, és nincs igazad, elveszíted, és vége a játéknak.</translation>
    </message>
    <message>
        <source>This is your last coin: if you are wrong, you lose it and the game ends.</source>
        <translation>Ez az utolsó érméd: ha nincs igazad, elveszíted, és vége a játéknak.</translation>
    </message>
    <message numerus="yes">
        <source>You have %n coin(s). The Cheat needs at least 10 to win.</source>
        <translation>
            <numerusform>%n&#xa0;érméd van. 10&#xa0;alatt a Csaló nem nyer.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>WaysPanel</name>
    <message>
        <source>What happened</source>
        <translation>Mi történt</translation>
    </message>
    <message>
        <source>What could the winner have known?</source>
        <translation>Mit tudhatott a győztes?</translation>
    </message>
    <message>
        <source>What a perfect memory in the winner’s seat could know after each turn</source>
        <translation>Mit lehetett tudni az egyes körök után a győztes helyén, tökéletes emlékezettel</translation>
    </message>
    <message>
        <source>◆ really swapped   ○ only pretended   ● true claim   ▲ lie   △ mistake.</source>
        <translation>◆ valódi csere · ○ színlelt csere · ● igaz állítás · ▲ hazugság · △ tévedés.</translation>
    </message>
    <message>
        <source>↑ and ↓ choose a mask to follow, ← and → go from turn to turn, Enter opens the replay there.</source>
        <translation>A ↑ és a ↓ kiválasztja a követett maszkot, a ← és a → körről körre lép, az Enter ott nyitja meg a visszajátszást.</translation>
    </message>
    <message>
        <source>Bands: what a perfect memory in the winner’s seat ({name}) could know. Filled: the right mask, the brighter the surer; hatched: another mask seemed more likely.</source>
        <translation>Sávok: mit lehetett tudni a győztes ({name}) helyén, tökéletes emlékezettel. Kitöltött: a valódi maszk, minél világosabb, annál biztosabban; vonalkázott: egy másik maszk tűnt valószínűbbnek.</translation>
    </message>
</context>
<context>
    <name>_Row</name>
    <message>
        <source>Again</source>
        <translation>Még egyszer</translation>
    </message>
    <message>
        <source>Begin</source>
        <translation>Kezdés</translation>
    </message>
    <message>
        <source>{lesson}, done</source>
        <translation>{lesson}, kész</translation>
    </message>
    <message>
        <source>Done</source>
        <translation>Kész</translation>
    </message>
</context>
</TS>

<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="ru_RU" sourcelanguage="en">
<context>
    <name>AboutDialog</name>
    <message>
        <source>About Mascarade Qt</source>
        <translation>О&#xa0;программе Mascarade Qt</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Закрыть</translation>
    </message>
    <message>
        <source>Report a problem…</source>
        <translation>Сообщить о&#xa0;проблеме…</translation>
    </message>
    <message>
        <source>An unofficial implementation of “Mascarade”, a game by Bruno Faidutti, published by Repos Production and first illustrated by Jérémy Masson. It was not made and is not endorsed by the game’s author, artists or publishers.</source>
        <translation>Неофициальная версия «Маскарада»&#xa0;— игры Бруно Файдутти, изданной Repos Production; первым её иллюстрировал Жереми Массон. Автор, художники и&#xa0;издатели игры эту программу не создавали и&#xa0;не одобряли.</translation>
    </message>
    <message>
        <source>All pictures were drawn for this program; nothing is copied from the printed game. The scenario sheets printed with the second edition are not reproduced: the scenarios called B are this program’s own.</source>
        <translation>Все рисунки сделаны для этой программы, из печатной игры ничего не скопировано. Готовые наборы карт, напечатанные для второго издания, здесь не воспроизводятся: наборы «Б» составлены для этой программы.</translation>
    </message>
    <message>
        <source>The program is free software under the MIT licence. The fonts, based on Vollkorn and Source Sans, are under the SIL Open Font License; Qt is under the LGPL.</source>
        <translation>Это свободная программа под лицензией MIT. Шрифты созданы на основе Vollkorn и&#xa0;Source Sans, их лицензия&#xa0;— SIL Open Font License; лицензия библиотеки Qt&#xa0;— LGPL.</translation>
    </message>
    <message>
        <source>Version {version}</source>
        <translation>Версия {version}</translation>
    </message>
</context>
<context>
    <name>Achievement</name>
    <message>
        <source>An honest face</source>
        <translation>Честное лицо</translation>
    </message>
    <message>
        <source>Win with at least three claims, all of them true.</source>
        <translation>Победите, сделав не меньше трёх заявлений и&#xa0;ни одного ложного.</translation>
    </message>
    <message>
        <source>Nobody blinked</source>
        <translation>Никто и&#xa0;глазом не моргнул</translation>
    </message>
    <message>
        <source>Win with a lie that nobody contests.</source>
        <translation>Победите обманом, с&#xa0;которым никто не поспорил.</translation>
    </message>
    <message>
        <source>Cheat exposed</source>
        <translation>Жулик разоблачён</translation>
    </message>
    <message>
        <source>Contest a false Cheat who has enough coins to win.</source>
        <translation>Поспорьте с&#xa0;ложным «Я&#xa0;— Жулик!» того, кому монет для победы уже хватало.</translation>
    </message>
    <message>
        <source>A mask you never knew you had</source>
        <translation>Сами того не зная</translation>
    </message>
    <message>
        <source>Win with a true claim that you couldn’t be sure of.</source>
        <translation>Победите правдивым заявлением, в&#xa0;котором нельзя было быть уверенным.</translation>
    </message>
    <message>
        <source>Eyes closed</source>
        <translation>С&#xa0;закрытыми глазами</translation>
    </message>
    <message>
        <source>Win without looking at a card even once.</source>
        <translation>Победите, ни разу не посмотрев на карту.</translation>
    </message>
    <message>
        <source>The last coin</source>
        <translation>Последняя монета</translation>
    </message>
    <message>
        <source>Contest with only one coin left, and be right.</source>
        <translation>Поспорьте с&#xa0;последней монетой&#xa0;— и&#xa0;окажитесь правы.</translation>
    </message>
    <message>
        <source>Too good to be true</source>
        <translation>Слишком хорошо, чтобы быть правдой</translation>
    </message>
    <message>
        <source>Tell the truth, and have two players contest it.</source>
        <translation>Скажите правду так, чтобы поспорили двое.</translation>
    </message>
    <message>
        <source>A sharp eye</source>
        <translation>Зоркий глаз</translation>
    </message>
    <message>
        <source>Contest at least three times in a game, and be right every time.</source>
        <translation>Поспорьте за игру не меньше трёх раз и&#xa0;ни разу не ошибитесь.</translation>
    </message>
    <message>
        <source>A silver tongue</source>
        <translation>Сладкие речи</translation>
    </message>
    <message>
        <source>Have three lies believed in one game.</source>
        <translation>Пусть за одну игру поверят трём вашим обманам.</translation>
    </message>
    <message>
        <source>Sleight of hand</source>
        <translation>Ловкость рук</translation>
    </message>
    <message>
        <source>Fool somebody with a swap, real or pretended, into claiming a mask they don’t wear.</source>
        <translation>Запутайте кого‑то обменом, настоящим или мнимым, так, чтобы прозвучало ложное заявление.</translation>
    </message>
    <message>
        <source>From rags to riches</source>
        <translation>Из грязи в&#xa0;князи</translation>
    </message>
    <message>
        <source>Win after having been down to one coin or none.</source>
        <translation>Победите, хотя был миг, когда у&#xa0;вас оставалась одна монета или ни одной.</translation>
    </message>
    <message>
        <source>Someone else’s ruin</source>
        <translation>Чужое разорение</translation>
    </message>
    <message>
        <source>Win because somebody else has run out of coins.</source>
        <translation>Победите, потому что у&#xa0;кого‑то другого кончились монеты.</translation>
    </message>
    <message>
        <source>Among masters</source>
        <translation>Среди мастеров</translation>
    </message>
    <message>
        <source>Win against at least three masters, and nobody else.</source>
        <translation>Победите не меньше трёх мастеров, когда других соперников нет.</translation>
    </message>
</context>
<context>
    <name>AchievementRow</name>
    <message>
        <source>Achieved for the first time</source>
        <translation>Получено впервые</translation>
    </message>
</context>
<context>
    <name>AllBotsRow</name>
    <message>
        <source>All bots</source>
        <translation>Все боты</translation>
    </message>
    <message>
        <source>Difficulty…</source>
        <translation>Сила…</translation>
    </message>
    <message>
        <source>Other guests</source>
        <translation>Другие гости</translation>
    </message>
    <message>
        <source>Invite other characters to this table</source>
        <translation>Пригласить за этот стол других соперников</translation>
    </message>
    <message>
        <source>Difficulty of all bots</source>
        <translation>Сила всех ботов</translation>
    </message>
</context>
<context>
    <name>Announcer</name>
    <message>
        <source>{name} {number}</source>
        <translation>{name}&#xa0;— {number}</translation>
    </message>
    <message>
        <source>Coins now: {list}.</source>
        <translation>Теперь монет: {list}.</translation>
    </message>
</context>
<context>
    <name>Answers</name>
    <message>
        <source>Look</source>
        <translation>Посмотреть</translation>
    </message>
    <message>
        <source>Swap or pretend to</source>
        <translation>Поменять или не поменять</translation>
    </message>
    <message>
        <source>Announce</source>
        <translation>Назвать себя</translation>
    </message>
    <message>
        <source>Look at your card</source>
        <translation>Посмотреть свою карту</translation>
    </message>
    <message>
        <source>Look at {place}</source>
        <translation>Посмотреть ({place})</translation>
    </message>
    <message>
        <source>Swap with {place}, or pretend to</source>
        <translation>Взять под стол ({place})</translation>
    </message>
    <message>
        <source>Swap {place} and {place2}, or pretend to</source>
        <translation>Взять под стол ({place} и&#xa0;{place2})</translation>
    </message>
    <message>
        <source>“{words}”</source>
        <translation>«{words}»</translation>
    </message>
    <message>
        <source>“{words}” ({place})</source>
        <translation>«{words}» ({place})</translation>
    </message>
    <message>
        <source>Swap</source>
        <translation>Поменять</translation>
    </message>
    <message>
        <source>Pretend</source>
        <translation>Не поменять</translation>
    </message>
    <message>
        <source>Let it pass</source>
        <translation>Не спорить</translation>
    </message>
    <message>
        <source>Nobody here contests</source>
        <translation>Здесь никто не спорит</translation>
    </message>
    <message>
        <source>{name} contests</source>
        <translation>Спорит {name}</translation>
    </message>
    <message>
        <source>{name} contests ({place})</source>
        <translation>Спорит {name} ({place})</translation>
    </message>
    <message>
        <source>Contest</source>
        <translation>Поспорить</translation>
    </message>
    <message>
        <source>Contest with {place}</source>
        <translation>Поспорить ({place})</translation>
    </message>
    <message>
        <source>Keep your fortune</source>
        <translation>Остаться при своих</translation>
    </message>
    <message>
        <source>To the left</source>
        <translation>Налево</translation>
    </message>
    <message>
        <source>To the right</source>
        <translation>Направо</translation>
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
        <translation>Назад</translation>
    </message>
    <message>
        <source>Confirm</source>
        <translation>Подтвердить</translation>
    </message>
    <message>
        <source>Take it back</source>
        <translation>Передумать</translation>
    </message>
    <message>
        <source>The coach would choose: {answer}</source>
        <translation>Наставник советует: {answer}</translation>
    </message>
</context>
<context>
    <name>Balloon</name>
    <message>
        <source>I am the Judge!</source>
        <translation>Я&#xa0;— Судья!</translation>
    </message>
    <message>
        <source>I am the King!</source>
        <translation>Я&#xa0;— Король!</translation>
    </message>
    <message>
        <source>I am the Empress!</source>
        <translation>Я&#xa0;— Императрица!</translation>
    </message>
    <message>
        <source>I am the Queen!</source>
        <translation>Я&#xa0;— Королева!</translation>
    </message>
    <message>
        <source>I am the Fool!</source>
        <translation>Я&#xa0;— Дурак!</translation>
    </message>
    <message>
        <source>I am the Thief!</source>
        <translation>Я&#xa0;— Вор!</translation>
    </message>
    <message>
        <source>I am the Witch!</source>
        <translation>Я&#xa0;— Ведьма!</translation>
    </message>
    <message>
        <source>I am the Spy!</source>
        <translation>Я&#xa0;— Шпион!</translation>
    </message>
    <message>
        <source>I am a Peasant!</source>
        <translation>Я&#xa0;— Крестьянин!</translation>
    </message>
    <message>
        <source>I am the Cheat!</source>
        <translation>Я&#xa0;— Жулик!</translation>
    </message>
    <message>
        <source>I am the Guru!</source>
        <translation>Я&#xa0;— Инквизитор!</translation>
    </message>
    <message>
        <source>I am the Widow!</source>
        <translation>Я&#xa0;— Вдова!</translation>
    </message>
    <message>
        <source>I am the Beggar!</source>
        <translation>Я&#xa0;— Нищенка!</translation>
    </message>
    <message>
        <source>I am the Patron!</source>
        <translation>Я&#xa0;— Покровитель!</translation>
    </message>
    <message>
        <source>I am the Puppet Master!</source>
        <translation>Я&#xa0;— Кукольник!</translation>
    </message>
    <message>
        <source>I am the Princess!</source>
        <translation>Я&#xa0;— Принцесса!</translation>
    </message>
    <message>
        <source>I am the Trickster!</source>
        <translation>Я&#xa0;— Епископ!</translation>
    </message>
    <message>
        <source>I am the Alchemist!</source>
        <translation>Я&#xa0;— Алхимик!</translation>
    </message>
    <message>
        <source>I am the Actress!</source>
        <translation>Я&#xa0;— Актриса!</translation>
    </message>
    <message>
        <source>I am the Courtesan!</source>
        <translation>Я&#xa0;— Куртизанка!</translation>
    </message>
    <message>
        <source>I am the Gambler!</source>
        <translation>Я&#xa0;— Аферист!</translation>
    </message>
    <message>
        <source>I am the Necromancer!</source>
        <translation>Я&#xa0;— Некромант!</translation>
    </message>
    <message>
        <source>I am the Sage!</source>
        <translation>Я&#xa0;— Мудрец!</translation>
    </message>
    <message>
        <source>I am the Usurper!</source>
        <translation>Я&#xa0;— Узурпатор!</translation>
    </message>
    <message>
        <source>I am the Bear Tamer!</source>
        <translation>Я&#xa0;— Укротитель диких медведей!</translation>
    </message>
    <message>
        <source>No, I am!</source>
        <extracomment>The first who contests “I am the King!”</extracomment>
        <translation>Нет, это я!</translation>
    </message>
    <message>
        <source>No, it’s me!</source>
        <extracomment>The second and later ones who contest.</extracomment>
        <translation>Нет, я!</translation>
    </message>
    <message>
        <source>So am I!</source>
        <extracomment>Contests “I am a Peasant!”: there are two of them.</extracomment>
        <translation>Я&#xa0;тоже!</translation>
    </message>
    <message>
        <source>I pass.</source>
        <extracomment>Lets an announcement pass.</extracomment>
        <translation>Не спорю.</translation>
    </message>
    <message>
        <source>You are the {mask}!</source>
        <extracomment>The Usurper names another player’s mask.</extracomment>
        <translation>Это {mask}!</translation>
    </message>
    <message>
        <source>Your fortune for mine!</source>
        <translation>Меняемся монетами!</translation>
    </message>
    <message>
        <source>Which mask are you?</source>
        <translation>Кто под маской?</translation>
    </message>
    <message>
        <source>How many coins?</source>
        <translation>Сколько монет?</translation>
    </message>
    <message>
        <source>Change seats, you two!</source>
        <translation>Поменяйтесь местами!</translation>
    </message>
    <message>
        <source>Look at this!</source>
        <extracomment>The Princess shows a card to everyone but its player.</extracomment>
        <translation>Полюбуйтесь!</translation>
    </message>
    <message>
        <source>To the left!</source>
        <translation>Налево!</translation>
    </message>
    <message>
        <source>To the right!</source>
        <translation>Направо!</translation>
    </message>
    <message>
        <source>One?</source>
        <extracomment>Guesses how many coins are hidden.</extracomment>
        <translation>Одна?</translation>
    </message>
    <message>
        <source>Two?</source>
        <translation>Две?</translation>
    </message>
    <message>
        <source>Three?</source>
        <translation>Три?</translation>
    </message>
    <message>
        <source>One!</source>
        <extracomment>Opens the hand: this is how many coins were hidden.</extracomment>
        <translation>Одна!</translation>
    </message>
    <message>
        <source>Two!</source>
        <translation>Две!</translation>
    </message>
    <message>
        <source>Three!</source>
        <translation>Три!</translation>
    </message>
    <message>
        <source>I keep what I have.</source>
        <translation>Остаюсь при своих.</translation>
    </message>
    <message>
        <source>Not rich enough yet…</source>
        <translation>Пока маловато…</translation>
    </message>
    <message>
        <source>I have enough.</source>
        <translation>Мне хватает.</translation>
    </message>
    <message>
        <source>Farewell!</source>
        <translation>Прощайте!</translation>
    </message>
</context>
<context>
    <name>Banter</name>
    <message>
        <source>Well, it was worth a try.</source>
        <translation>Ну, попробовать стоило.</translation>
    </message>
    <message>
        <source>You win some, you lose some.</source>
        <translation>Раз на раз не приходится.</translation>
    </message>
    <message>
        <source>As I said.</source>
        <translation>Что и&#xa0;требовалось доказать.</translation>
    </message>
    <message>
        <source>Told you so.</source>
        <translation>Вот видите.</translation>
    </message>
    <message>
        <source>I’ll want those back.</source>
        <translation>Считайте, что это в&#xa0;долг.</translation>
    </message>
    <message>
        <source>Easy come, easy go.</source>
        <translation>Легко пришло, легко ушло.</translation>
    </message>
    <message>
        <source>Not a bad evening.</source>
        <translation>Недурной вечерок.</translation>
    </message>
    <message>
        <source>That will do nicely.</source>
        <translation>Вот и&#xa0;славно.</translation>
    </message>
    <message>
        <source>Now we’re even.</source>
        <translation>Теперь мы квиты.</translation>
    </message>
    <message>
        <source>That’s for earlier.</source>
        <translation>Это за прошлый раз.</translation>
    </message>
    <message>
        <source>I hadn’t forgotten.</source>
        <translation>Я&#xa0;такого не забываю.</translation>
    </message>
    <message>
        <source>An eye for an eye.</source>
        <translation>Око за око.</translation>
    </message>
</context>
<context>
    <name>BearTamer</name>
    <message numerus="yes">
        <source>You take %n coin(s) from the bank.</source>
        <translation>
            <numerusform>Вы берёте %n&#xa0;монету из банка.</numerusform>
            <numerusform>Вы берёте %n&#xa0;монеты из банка.</numerusform>
            <numerusform>Вы берёте %n&#xa0;монет из банка.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>You take %n coin(s) from the player on your left.</source>
        <translation>
            <numerusform>Вы берёте %n&#xa0;монету у&#xa0;соседа слева.</numerusform>
            <numerusform>Вы берёте %n&#xa0;монеты у&#xa0;соседа слева.</numerusform>
            <numerusform>Вы берёте %n&#xa0;монет у&#xa0;соседа слева.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>You take %n coin(s) from the player on your right.</source>
        <translation>
            <numerusform>Вы берёте %n&#xa0;монету у&#xa0;соседа справа.</numerusform>
            <numerusform>Вы берёте %n&#xa0;монеты у&#xa0;соседа справа.</numerusform>
            <numerusform>Вы берёте %n&#xa0;монет у&#xa0;соседа справа.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>You take %n coin(s) from each neighbour.</source>
        <translation>
            <numerusform>Вы берёте по %n&#xa0;монете у&#xa0;каждого из соседей.</numerusform>
            <numerusform>Вы берёте по %n&#xa0;монеты у&#xa0;каждого из соседей.</numerusform>
            <numerusform>Вы берёте по %n&#xa0;монет у&#xa0;каждого из соседей.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>You take %n coin(s) from the richest other player.</source>
        <translation>
            <numerusform>Вы берёте %n&#xa0;монету у&#xa0;самого богатого из остальных игроков.</numerusform>
            <numerusform>Вы берёте %n&#xa0;монеты у&#xa0;самого богатого из остальных игроков.</numerusform>
            <numerusform>Вы берёте %n&#xa0;монет у&#xa0;самого богатого из остальных игроков.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>You take %n coin(s) from a player of your choice.</source>
        <translation>
            <numerusform>Вы берёте %n&#xa0;монету у&#xa0;другого игрока на ваш выбор.</numerusform>
            <numerusform>Вы берёте %n&#xa0;монеты у&#xa0;другого игрока на ваш выбор.</numerusform>
            <numerusform>Вы берёте %n&#xa0;монет у&#xa0;другого игрока на ваш выбор.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Starting on your left, you take %n coin(s) from each player who then has more than you.</source>
        <translation>
            <numerusform>Вы обходите игроков, начиная слева, и&#xa0;берёте по %n&#xa0;монете у&#xa0;каждого, кто в&#xa0;этот момент богаче вас.</numerusform>
            <numerusform>Вы обходите игроков, начиная слева, и&#xa0;берёте по %n&#xa0;монеты у&#xa0;каждого, кто в&#xa0;этот момент богаче вас.</numerusform>
            <numerusform>Вы обходите игроков, начиная слева, и&#xa0;берёте по %n&#xa0;монет у&#xa0;каждого, кто в&#xa0;этот момент богаче вас.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>You give %n coin(s) to the player on your left.</source>
        <translation>
            <numerusform>Вы отдаёте %n&#xa0;монету соседу слева.</numerusform>
            <numerusform>Вы отдаёте %n&#xa0;монеты соседу слева.</numerusform>
            <numerusform>Вы отдаёте %n&#xa0;монет соседу слева.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>You give %n coin(s) to the player on your right.</source>
        <translation>
            <numerusform>Вы отдаёте %n&#xa0;монету соседу справа.</numerusform>
            <numerusform>Вы отдаёте %n&#xa0;монеты соседу справа.</numerusform>
            <numerusform>Вы отдаёте %n&#xa0;монет соседу справа.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>You give %n coin(s) to each neighbour.</source>
        <translation>
            <numerusform>Вы отдаёте по %n&#xa0;монете каждому из соседей.</numerusform>
            <numerusform>Вы отдаёте по %n&#xa0;монеты каждому из соседей.</numerusform>
            <numerusform>Вы отдаёте по %n&#xa0;монет каждому из соседей.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>You give %n coin(s) to the poorest other player.</source>
        <translation>
            <numerusform>Вы отдаёте %n&#xa0;монету самому бедному из остальных игроков.</numerusform>
            <numerusform>Вы отдаёте %n&#xa0;монеты самому бедному из остальных игроков.</numerusform>
            <numerusform>Вы отдаёте %n&#xa0;монет самому бедному из остальных игроков.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>You give %n coin(s) to a player of your choice.</source>
        <translation>
            <numerusform>Вы отдаёте %n&#xa0;монету другому игроку на ваш выбор.</numerusform>
            <numerusform>Вы отдаёте %n&#xa0;монеты другому игроку на ваш выбор.</numerusform>
            <numerusform>Вы отдаёте %n&#xa0;монет другому игроку на ваш выбор.</numerusform>
        </translation>
    </message>
    <message>
        <source>You take all the coins in the courthouse.</source>
        <translation>Вы забираете все монеты из Дворца правосудия.</translation>
    </message>
    <message>
        <source>You secretly look at your own card.</source>
        <translation>Вы тайком смотрите свою карту.</translation>
    </message>
    <message>
        <source>You secretly look at another player’s card.</source>
        <translation>Вы тайком смотрите карту другого игрока.</translation>
    </message>
    <message>
        <source>You secretly look at a card in the centre.</source>
        <translation>Вы тайком смотрите карту в&#xa0;центре стола.</translation>
    </message>
    <message>
        <source>You swap your own card with another player’s, or only pretend to.</source>
        <translation>Вы меняете&#xa0;— или не меняете&#xa0;— свою карту на карту другого игрока.</translation>
    </message>
    <message>
        <source>You swap two other players’ cards, or only pretend to.</source>
        <translation>Вы меняете местами&#xa0;— или не меняете&#xa0;— две карты других игроков.</translation>
    </message>
    <message>
        <source>You swap your own card with a card in the centre, or only pretend to.</source>
        <translation>Вы меняете&#xa0;— или не меняете&#xa0;— свою карту на карту в&#xa0;центре стола.</translation>
    </message>
    <message>
        <source>You exchange your whole fortune for another player’s.</source>
        <translation>Вы обмениваетесь с&#xa0;другим игроком всем запасом монет.</translation>
    </message>
    <message>
        <source>Everyone passes their whole fortune to the left.</source>
        <translation>Каждый отдаёт весь свой запас монет соседу слева.</translation>
    </message>
    <message>
        <source>Everyone passes their whole fortune to the right.</source>
        <translation>Каждый отдаёт весь свой запас монет соседу справа.</translation>
    </message>
    <message>
        <source>Everyone passes their whole fortune to the left or to the right, whichever you choose.</source>
        <translation>Каждый отдаёт весь свой запас монет соседу слева или справа: сторону выбираете вы.</translation>
    </message>
    <message>
        <source>You choose another player, whose card is revealed.</source>
        <translation>Вы выбираете другого игрока, и&#xa0;его карту открывают.</translation>
    </message>
    <message>
        <source>Take coins from the bank</source>
        <translation>Взять монеты из банка</translation>
    </message>
    <message>
        <source>Take coins from players</source>
        <translation>Взять монеты у&#xa0;игроков</translation>
    </message>
    <message>
        <source>Give coins to players</source>
        <translation>Отдать монеты игрокам</translation>
    </message>
    <message>
        <source>Take the coins in the courthouse</source>
        <translation>Взять все штрафы</translation>
    </message>
    <message>
        <source>Look at a card</source>
        <translation>Посмотреть карту</translation>
    </message>
    <message>
        <source>Swap two cards, or pretend to</source>
        <translation>Поменять или не поменять карты</translation>
    </message>
    <message>
        <source>Exchange fortunes</source>
        <translation>Обменяться запасом монет</translation>
    </message>
    <message>
        <source>Everyone passes their fortune</source>
        <translation>Все передают запас монет</translation>
    </message>
    <message>
        <source>Make a player reveal a card</source>
        <translation>Заставить игрока открыть карту</translation>
    </message>
    <message>
        <source>From your left neighbour</source>
        <translation>У&#xa0;соседа слева</translation>
    </message>
    <message>
        <source>From your right neighbour</source>
        <translation>У&#xa0;соседа справа</translation>
    </message>
    <message>
        <source>From both your neighbours</source>
        <translation>У&#xa0;обоих соседей</translation>
    </message>
    <message>
        <source>From the richest player</source>
        <translation>У&#xa0;самого богатого игрока</translation>
    </message>
    <message>
        <source>From a player of your choice</source>
        <translation>У&#xa0;игрока на выбор</translation>
    </message>
    <message>
        <source>From everyone richer</source>
        <translation>У&#xa0;каждого, кто богаче</translation>
    </message>
    <message>
        <source>To your left neighbour</source>
        <translation>Соседу слева</translation>
    </message>
    <message>
        <source>To your right neighbour</source>
        <translation>Соседу справа</translation>
    </message>
    <message>
        <source>To both your neighbours</source>
        <translation>Обоим соседям</translation>
    </message>
    <message>
        <source>To the poorest player</source>
        <translation>Самому бедному игроку</translation>
    </message>
    <message>
        <source>To a player of your choice</source>
        <translation>Игроку на выбор</translation>
    </message>
    <message>
        <source>Your own card</source>
        <translation>Своя карта</translation>
    </message>
    <message>
        <source>Another player’s card</source>
        <translation>Карта другого игрока</translation>
    </message>
    <message>
        <source>A card in the centre</source>
        <translation>Карта в&#xa0;центре</translation>
    </message>
    <message>
        <source>Your own card and another player’s</source>
        <translation>Своя карта и&#xa0;карта другого игрока</translation>
    </message>
    <message>
        <source>Two other players’ cards</source>
        <translation>Две карты других игроков</translation>
    </message>
    <message>
        <source>Your own card and one in the centre</source>
        <translation>Своя карта и&#xa0;карта в&#xa0;центре</translation>
    </message>
    <message>
        <source>To the left</source>
        <translation>Налево</translation>
    </message>
    <message>
        <source>To the right</source>
        <translation>Направо</translation>
    </message>
    <message>
        <source>Whichever way you choose</source>
        <translation>В&#xa0;любую сторону на выбор</translation>
    </message>
    <message numerus="yes">
        <source>%n coin(s)</source>
        <translation>
            <numerusform>%n&#xa0;монета</numerusform>
            <numerusform>%n&#xa0;монеты</numerusform>
            <numerusform>%n&#xa0;монет</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>BearTamerLine</name>
    <message>
        <source>{n} from the bank</source>
        <translation>{n}&#xa0;из банка</translation>
    </message>
    <message>
        <source>{n} from the left</source>
        <translation>{n}&#xa0;от соседа слева</translation>
    </message>
    <message>
        <source>{n} from the right</source>
        <translation>{n}&#xa0;от соседа справа</translation>
    </message>
    <message>
        <source>{n} from each neighbour</source>
        <translation>по {n}&#xa0;от соседей</translation>
    </message>
    <message>
        <source>{n} from the richest</source>
        <translation>{n}&#xa0;от богатейшего</translation>
    </message>
    <message>
        <source>{n} from a player</source>
        <translation>{n}&#xa0;от игрока</translation>
    </message>
    <message>
        <source>{n} from everyone richer</source>
        <translation>по {n}&#xa0;от всех, кто богаче</translation>
    </message>
    <message>
        <source>{n} to the left</source>
        <translation>{n}&#xa0;соседу слева</translation>
    </message>
    <message>
        <source>{n} to the right</source>
        <translation>{n}&#xa0;соседу справа</translation>
    </message>
    <message>
        <source>{n} to each neighbour</source>
        <translation>по {n}&#xa0;соседям</translation>
    </message>
    <message>
        <source>{n} to the poorest</source>
        <translation>{n}&#xa0;беднейшему</translation>
    </message>
    <message>
        <source>{n} to a player</source>
        <translation>{n}&#xa0;игроку</translation>
    </message>
    <message>
        <source>all fines</source>
        <translation>все штрафы</translation>
    </message>
    <message>
        <source>see your card</source>
        <translation>взгляд на свою</translation>
    </message>
    <message>
        <source>see a card</source>
        <translation>взгляд на чужую</translation>
    </message>
    <message>
        <source>see the centre</source>
        <translation>взгляд в&#xa0;центр</translation>
    </message>
    <message>
        <source>swap your card</source>
        <translation>обмен своей карты</translation>
    </message>
    <message>
        <source>swap two cards</source>
        <translation>обмен двух карт</translation>
    </message>
    <message>
        <source>swap with the centre</source>
        <translation>обмен с&#xa0;центром</translation>
    </message>
    <message>
        <source>exchange fortunes</source>
        <translation>обмен запасами</translation>
    </message>
    <message>
        <source>fortunes go left</source>
        <translation>запасы налево</translation>
    </message>
    <message>
        <source>fortunes go right</source>
        <translation>запасы направо</translation>
    </message>
    <message>
        <source>fortunes pass on</source>
        <translation>запасы по кругу</translation>
    </message>
    <message>
        <source>reveal a card</source>
        <translation>открыть чужую</translation>
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
        <translation>В&#xa0;начале игры: {mask}.</translation>
    </message>
    <message>
        <source>Revealed on turn {turn}: {mask}.</source>
        <translation>Открыто (ход {turn}): {mask}.</translation>
    </message>
    <message>
        <source>Nobody has touched it since.</source>
        <translation>С&#xa0;тех пор её никто не трогал.</translation>
    </message>
    <message>
        <source>Swapped or not since then: {list}.</source>
        <extracomment>“Swapped or not since then: turn 3 (Anna, with Bruno’s card), turn 5 (you, with the card in the centre).”</extracomment>
        <translation>С&#xa0;тех пор, возможно, меняли: {list}.</translation>
    </message>
    <message>
        <source>turn {turn} ({name}, with {place})</source>
        <translation>ход {turn} ({name}; вторая карта&#xa0;— {place})</translation>
    </message>
    <message>
        <source>Looked at: {list}.</source>
        <extracomment>“Looked at: turn 4 (Anna), turn 6 (you).”</extracomment>
        <translation>На неё смотрели: {list}.</translation>
    </message>
    <message>
        <source>turn {turn} ({name})</source>
        <translation>ход {turn} ({name})</translation>
    </message>
    <message>
        <source>Claimed with it: {list}.</source>
        <extracomment>“Claimed with it: King on turn 2 (Anna), Witch on turn 8 (you).”</extracomment>
        <translation>Заявления с&#xa0;ней: {list}.</translation>
    </message>
    <message>
        <source>{mask} on turn {turn} ({name})</source>
        <translation>ход {turn} ({name}: {mask})</translation>
    </message>
</context>
<context>
    <name>CharacterBox</name>
    <message>
        <source>Someone else</source>
        <translation>Кто‑то другой</translation>
    </message>
    <message>
        <source>A name and temperament of your own</source>
        <translation>Своё имя и&#xa0;свой характер</translation>
    </message>
</context>
<context>
    <name>ChartPanel</name>
    <message>
        <source>As a table</source>
        <translation>В&#xa0;виде таблицы</translation>
    </message>
</context>
<context>
    <name>Choice</name>
    <message>
        <source>No help</source>
        <extracomment>How much help there is in a game.</extracomment>
        <translation>Без подсказок</translation>
    </message>
    <message>
        <source>History</source>
        <translation>История</translation>
    </message>
    <message>
        <source>Notebook</source>
        <translation>Блокнот</translation>
    </message>
    <message>
        <source>Coach</source>
        <translation>Наставник</translation>
    </message>
    <message>
        <source>You see what is on the table. The rest is up to your memory.</source>
        <translation>Вы видите то, что лежит на столе. Остальное&#xa0;— дело памяти.</translation>
    </message>
    <message>
        <source>A log of everything that has happened stays open.</source>
        <translation>Журнал всех событий всегда под рукой.</translation>
    </message>
    <message>
        <source>The log, plus notes you can pin to cards.</source>
        <translation>Журнал и&#xa0;заметки, которые можно приколоть к&#xa0;картам.</translation>
    </message>
    <message>
        <source>All that, plus what a perfect memory would know about each card and, if you ask, advice with reasons.</source>
        <translation>Журнал, заметки, всё, что знал бы о&#xa0;каждой карте игрок с&#xa0;идеальной памятью, и, если спросите, совет с&#xa0;объяснением.</translation>
    </message>
    <message>
        <source>As the masks’ own rules say</source>
        <extracomment>Which printed rule holds for a player who was just revealed.</extracomment>
        <translation>По правилам самих персонажей</translation>
    </message>
    <message>
        <source>Second edition: look or swap</source>
        <translation>Второе издание: посмотреть или поменять</translation>
    </message>
    <message>
        <source>First edition, Hungarian box: must swap</source>
        <translation>Первое издание, Венгрия: только менять</translation>
    </message>
    <message>
        <source>Expansion: the Usurper’s left must swap</source>
        <translation>Дополнение: левый сосед Узурпатора меняет</translation>
    </message>
    <message>
        <source>A player whose card was revealed on the previous turn may look or swap, but not announce.</source>
        <translation>Если карту пришлось открыть ходом раньше, её можно посмотреть или поменять, но назвать себя нельзя.</translation>
    </message>
    <message>
        <source>A player whose card was revealed on the previous turn may only swap, or pretend to, as in the first edition and the Hungarian rules.</source>
        <translation>Если карту пришлось открыть ходом раньше, теперь можно только поменять её или не поменять, как в&#xa0;первом издании и&#xa0;в&#xa0;венгерских правилах.</translation>
    </message>
    <message>
        <source>The second edition’s rule; the expansion’s where the Usurper is in play.</source>
        <translation>Правило второго издания; если в&#xa0;игре Узурпатор&#xa0;— правило дополнения.</translation>
    </message>
    <message>
        <source>A player whose card was revealed on the previous turn may look or swap. If the Usurper revealed the card of the player on the left, that player must swap, or pretend to.</source>
        <translation>Игрок, чью карту открыли ходом раньше, может посмотреть или поменять. Если Узурпатор открыл карту игрока слева от себя, тот должен поменять или сделать вид.</translation>
    </message>
    <message>
        <source>Night</source>
        <extracomment>Colours of the window; “Salon” is the light one.</extracomment>
        <translation>Ночь</translation>
    </message>
    <message>
        <source>Salon</source>
        <translation>Салон</translation>
    </message>
    <message>
        <source>High contrast</source>
        <translation>Высокий контраст</translation>
    </message>
    <message>
        <source>Slow</source>
        <extracomment>The pace of the game.</extracomment>
        <translation>Медленно</translation>
    </message>
    <message>
        <source>Normal</source>
        <translation>Умеренно</translation>
    </message>
    <message>
        <source>Fast</source>
        <translation>Быстро</translation>
    </message>
    <message>
        <source>Instant</source>
        <translation>Мгновенно</translation>
    </message>
    <message>
        <source>Short</source>
        <extracomment>How long texts can be read before the game goes on.</extracomment>
        <translation>Короткое</translation>
    </message>
    <message>
        <source>Medium</source>
        <translation>Обычное</translation>
    </message>
    <message>
        <source>Long</source>
        <translation>Долгое</translation>
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
        <translation>{mask}: точно</translation>
    </message>
    <message>
        <source>This ends the game and you win. Your card: {mask} ({chance}).</source>
        <translation>Это закончит игру, и&#xa0;вы победите. Ваша карта&#xa0;— {mask} ({chance}).</translation>
    </message>
    <message>
        <source>You almost certainly have it. {mask}: {chance}.</source>
        <translation>Этот персонаж почти наверняка у&#xa0;вас. {mask}: {chance}.</translation>
    </message>
    <message>
        <source>You probably have it. {mask}: {chance}.</source>
        <translation>Этот персонаж, скорее всего, у&#xa0;вас. {mask}: {chance}.</translation>
    </message>
    <message>
        <source>A bluff worth the risk: hardly anyone can contest it. {mask}: only {chance}.</source>
        <translation>Блеф, который стоит риска: спорить почти некому. {mask}: всего {chance}.</translation>
    </message>
    <message>
        <source>You have lost track of your card. Most likely: {mask} ({chance}).</source>
        <translation>Вы уже не знаете свою карту. Вероятнее всего, это {mask}: {chance}.</translation>
    </message>
    <message>
        <source>You know your card, but it is no use just now. Looking is risk-free.</source>
        <translation>Свою карту вы знаете, но сейчас от неё мало толку. Посмотрев её, вы ничем не рискуете.</translation>
    </message>
    <message>
        <source>There may be a better card there. {mask}: {chance}.</source>
        <translation>Там может лежать карта получше. {mask}: {chance}.</translation>
    </message>
    <message>
        <source>This player may soon use a strong mask: {player} ({mask}, {chance}).</source>
        <translation>Этот игрок может вскоре сыграть сильным персонажем: {player} ({mask}, {chance}).</translation>
    </message>
    <message>
        <source>This way the others lose track of the cards.</source>
        <translation>Так остальные собьются со следа.</translation>
    </message>
    <message>
        <source>The card there is worth more to you. {mask}: {chance}.</source>
        <translation>То, что лежит там, для вас ценнее. {mask}: {chance}.</translation>
    </message>
    <message>
        <source>Keep what you have and let them wonder. {mask}: {chance}.</source>
        <translation>Оставьте то, что есть, а&#xa0;остальные пусть гадают. {mask}: {chance}.</translation>
    </message>
    <message>
        <source>Either way, nobody will know who has what any more.</source>
        <translation>Как ни поступи, никто уже не будет знать, у&#xa0;кого что.</translation>
    </message>
    <message>
        <source>That’s you! {mask}: {chance}.</source>
        <translation>Это же вы! {mask}: {chance}.</translation>
    </message>
    <message>
        <source>You probably don’t have it yourself, but this must be stopped: {player}, {mask}. Chance that it’s true: {chance}.</source>
        <translation>{player}: «Я&#xa0;— {mask}!» У&#xa0;вас этого персонажа, скорее всего, нет, но это надо остановить. Вероятность, что это правда: {chance}.</translation>
    </message>
    <message>
        <source>It’s probably true: {player}, {mask} ({chance}).</source>
        <translation>{player}: «Я&#xa0;— {mask}!» Скорее всего, это правда ({chance}).</translation>
    </message>
    <message>
        <source>True or not, it does you little harm.</source>
        <translation>Правда это или нет, вам это почти не повредит.</translation>
    </message>
    <message>
        <source>It may be a lie, but leave it to the others: someone will probably contest it ({chance}). {player}, {mask}.</source>
        <translation>{player}: «Я&#xa0;— {mask}!» Возможно, это обман, но предоставьте спор другим: кто‑нибудь, скорее всего, поспорит ({chance}).</translation>
    </message>
    <message>
        <source>It may be a lie, but being wrong would cost you more. Chance that it’s true: {chance}.</source>
        <translation>Это может быть обман, но ошибка обойдётся дороже. Вероятность, что это правда: {chance}.</translation>
    </message>
    <message>
        <source>This fortune is better than yours: {player} ({coins}).</source>
        <translation>Здесь монет больше, чем у&#xa0;вас: {player} ({coins}).</translation>
    </message>
    <message>
        <source>Your own fortune is good enough.</source>
        <translation>Вашего запаса монет вполне достаточно.</translation>
    </message>
    <message>
        <source>Best player to take from: {player} ({coins}).</source>
        <translation>Выгоднее всего взять у&#xa0;этого игрока: {player} ({coins}).</translation>
    </message>
    <message>
        <source>Least costly player to give to: {player} ({coins}).</source>
        <translation>Меньшее из зол&#xa0;— отдать этому игроку: {player} ({coins}).</translation>
    </message>
    <message>
        <source>The less they know, the better: {player}. Chance that they know their own card: {chance}.</source>
        <translation>Лучше выбрать того, кто знает меньше: {player}. Вероятность, что этот игрок знает свою карту: {chance}.</translation>
    </message>
    <message>
        <source>A woman’s mask costs you nothing. Chance that this is one: {chance}.</source>
        <translation>За женского персонажа платить не придётся. Вероятность, что на карте женский персонаж: {chance}.</translation>
    </message>
    <message>
        <source>A daring bluff ({mask}): someone will contest it, but it’s worth the risk.</source>
        <translation>Дерзкий блеф ({mask}): с&#xa0;ним обязательно поспорят, но риск того стоит.</translation>
    </message>
    <message>
        <source>You have a good idea what this card is. {player}, {mask}: {chance}.</source>
        <translation>Похоже, вы знаете эту карту: {player}&#xa0;— {mask} ({chance}).</translation>
    </message>
    <message>
        <source>A daring bluff ({mask}): someone may well contest it ({chance}), but it’s worth the risk.</source>
        <translation>Дерзкий блеф ({mask}): с&#xa0;ним вполне могут поспорить ({chance}), но риск того стоит.</translation>
    </message>
    <message>
        <source>This card is worth knowing: {player}.</source>
        <translation>Стоит узнать, что это за карта: {player}.</translation>
    </message>
    <message>
        <source>A right guess would help this player least: {player} ({coins}).</source>
        <translation>Если этот игрок и&#xa0;угадает, беда невелика: {player} ({coins}).</translation>
    </message>
    <message>
        <source>These two can spare a coin: {players}.</source>
        <translation>Эти двое могут отдать по монете: {players}.</translation>
    </message>
    <message>
        <source>You may want this card for yourself. {mask}: {chance}.</source>
        <translation>Эта карта может вам пригодиться. {mask}: {chance}.</translation>
    </message>
    <message>
        <source>You would learn the most here: {place}.</source>
        <translation>Здесь можно узнать больше всего: {place}.</translation>
    </message>
    <message>
        <source>You would learn the most here: {places}.</source>
        <translation>Здесь можно узнать больше всего: {places}.</translation>
    </message>
    <message>
        <source>Everyone knows these too well: {places}.</source>
        <translation>Эти карты все знают слишком хорошо: {places}.</translation>
    </message>
    <message>
        <source>It’s most likely the mask you named. {mask}: {chance}.</source>
        <translation>Это, скорее всего, названный вами персонаж. {mask}: {chance}.</translation>
    </message>
    <message>
        <source>It’s most likely your mask. {mask}: {chance}.</source>
        <translation>Это, скорее всего, ваш персонаж. {mask}: {chance}.</translation>
    </message>
    <message>
        <source>It’s most likely this mask. {player}, {mask}: {chance}.</source>
        <translation>Скорее всего, там именно этот персонаж: {player}&#xa0;— {mask} ({chance}).</translation>
    </message>
    <message>
        <source>This way the better fortune comes to you ({coins}).</source>
        <translation>Так к&#xa0;вам придёт запас побольше ({coins}).</translation>
    </message>
    <message>
        <source>Any number will do: just be unpredictable.</source>
        <translation>Здесь годится любое число: главное, чтобы его не угадали.</translation>
    </message>
    <message>
        <source>Any guess will do: just be unpredictable.</source>
        <translation>Здесь годится любое число: называйте наугад.</translation>
    </message>
    <message>
        <source>You have it: {mask}.</source>
        <translation>Этот персонаж у&#xa0;вас: {mask}.</translation>
    </message>
    <message>
        <source>You don’t have it ({mask}), but it’s a bluff worth the risk: hardly anyone can contest it.</source>
        <translation>Вы не {mask}, но ради такого блефа стоит рискнуть: спорить почти некому.</translation>
    </message>
    <message>
        <source>That’s you, for certain: {mask}.</source>
        <translation>Это точно вы: {mask}.</translation>
    </message>
    <message>
        <source>It’s a lie, and it must be stopped, even though you don’t have it: {player}, {mask}.</source>
        <translation>{player}: «Я&#xa0;— {mask}!» Это обман, и&#xa0;его надо остановить, хоть этого персонажа у&#xa0;вас и&#xa0;нет.</translation>
    </message>
    <message>
        <source>It’s true: {player}, {mask}.</source>
        <translation>{player}: «Я&#xa0;— {mask}!» Это правда.</translation>
    </message>
    <message>
        <source>It has already been contested, and joining in gains you nothing: {player}, {mask}.</source>
        <translation>{player}: «Я&#xa0;— {mask}!» Кто‑то уже спорит, и&#xa0;присоединяться вам невыгодно.</translation>
    </message>
    <message>
        <source>It’s a lie, but contesting would cost you more.</source>
        <translation>Это обман, но спор обойдётся вам дороже.</translation>
    </message>
    <message>
        <source>There is a better card there: {mask}.</source>
        <translation>Там карта получше: {mask}.</translation>
    </message>
    <message>
        <source>The card there is worth more to you: {mask}.</source>
        <translation>То, что лежит там, для вас ценнее: {mask}.</translation>
    </message>
    <message>
        <source>Keep what you have and let them wonder: {mask}.</source>
        <translation>Оставьте то, что есть, а&#xa0;остальные пусть гадают: {mask}.</translation>
    </message>
    <message>
        <source>You know this card: {player}, {mask}.</source>
        <translation>Эту карту вы знаете: {player}&#xa0;— {mask}.</translation>
    </message>
    <message>
        <source>It’s your mask: {mask}.</source>
        <translation>Это ваш персонаж: {mask}.</translation>
    </message>
    <message>
        <source>It’s this mask: {player}, {mask}.</source>
        <translation>Там именно этот персонаж: {player}&#xa0;— {mask}.</translation>
    </message>
    <message>
        <source>It’s a woman’s mask and costs you nothing.</source>
        <translation>Это женский персонаж: за него платить не придётся.</translation>
    </message>
    <message>
        <source>None of your cards is the mask you named: {mask}.</source>
        <translation>Названного вами персонажа нет среди ваших карт: {mask}.</translation>
    </message>
    <message>
        <source>It’s the mask you named: {mask}.</source>
        <translation>Это названный вами персонаж: {mask}.</translation>
    </message>
    <message>
        <source>The coach only helps in games with Coach help.</source>
        <translation>Наставник помогает только в&#xa0;играх с&#xa0;уровнем помощи «Наставник».</translation>
    </message>
    <message>
        <source>You can ask the coach when you have a question to answer.</source>
        <translation>Наставника можно спросить, когда вам нужно ответить на вопрос.</translation>
    </message>
</context>
<context>
    <name>Coins</name>
    <message numerus="yes">
        <source>You take %n coin(s) from the bank.</source>
        <translation>
            <numerusform>Вы берёте %n&#xa0;монету из банка.</numerusform>
            <numerusform>Вы берёте %n&#xa0;монеты из банка.</numerusform>
            <numerusform>Вы берёте %n&#xa0;монет из банка.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{name} takes %n coin(s) from the bank.</source>
        <translation>
            <numerusform>{name} берёт %n&#xa0;монету из банка.</numerusform>
            <numerusform>{name} берёт %n&#xa0;монеты из банка.</numerusform>
            <numerusform>{name} берёт %n&#xa0;монет из банка.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>You take %n coin(s) from the courthouse.</source>
        <translation>
            <numerusform>Вы берёте %n&#xa0;монету из Дворца правосудия.</numerusform>
            <numerusform>Вы берёте %n&#xa0;монеты из Дворца правосудия.</numerusform>
            <numerusform>Вы берёте %n&#xa0;монет из Дворца правосудия.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{name} takes %n coin(s) from the courthouse.</source>
        <translation>
            <numerusform>{name} берёт %n&#xa0;монету из Дворца правосудия.</numerusform>
            <numerusform>{name} берёт %n&#xa0;монеты из Дворца правосудия.</numerusform>
            <numerusform>{name} берёт %n&#xa0;монет из Дворца правосудия.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>You take %n coin(s) from {other}.</source>
        <translation>
            <numerusform>Вы берёте %n&#xa0;монету у&#xa0;игрока: {other}.</numerusform>
            <numerusform>Вы берёте %n&#xa0;монеты у&#xa0;игрока: {other}.</numerusform>
            <numerusform>Вы берёте %n&#xa0;монет у&#xa0;игрока: {other}.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{name} takes %n coin(s) from you.</source>
        <translation>
            <numerusform>{name} берёт у&#xa0;вас %n&#xa0;монету.</numerusform>
            <numerusform>{name} берёт у&#xa0;вас %n&#xa0;монеты.</numerusform>
            <numerusform>{name} берёт у&#xa0;вас %n&#xa0;монет.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{name} takes %n coin(s) from {other}.</source>
        <translation>
            <numerusform>{name} берёт %n&#xa0;монету у&#xa0;игрока: {other}.</numerusform>
            <numerusform>{name} берёт %n&#xa0;монеты у&#xa0;игрока: {other}.</numerusform>
            <numerusform>{name} берёт %n&#xa0;монет у&#xa0;игрока: {other}.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>You give %n coin(s) to {other}.</source>
        <translation>
            <numerusform>Вы отдаёте %n&#xa0;монету игроку: {other}.</numerusform>
            <numerusform>Вы отдаёте %n&#xa0;монеты игроку: {other}.</numerusform>
            <numerusform>Вы отдаёте %n&#xa0;монет игроку: {other}.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{name} gives you %n coin(s).</source>
        <translation>
            <numerusform>{name} отдаёт вам %n&#xa0;монету.</numerusform>
            <numerusform>{name} отдаёт вам %n&#xa0;монеты.</numerusform>
            <numerusform>{name} отдаёт вам %n&#xa0;монет.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{name} gives %n coin(s) to {other}.</source>
        <translation>
            <numerusform>{name} отдаёт %n&#xa0;монету игроку: {other}.</numerusform>
            <numerusform>{name} отдаёт %n&#xa0;монеты игроку: {other}.</numerusform>
            <numerusform>{name} отдаёт %n&#xa0;монет игроку: {other}.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>You return %n coin(s) to the bank.</source>
        <translation>
            <numerusform>Вы возвращаете в&#xa0;банк %n&#xa0;монету.</numerusform>
            <numerusform>Вы возвращаете в&#xa0;банк %n&#xa0;монеты.</numerusform>
            <numerusform>Вы возвращаете в&#xa0;банк %n&#xa0;монет.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{name} returns %n coin(s) to the bank.</source>
        <translation>
            <numerusform>{name} возвращает в&#xa0;банк %n&#xa0;монету.</numerusform>
            <numerusform>{name} возвращает в&#xa0;банк %n&#xa0;монеты.</numerusform>
            <numerusform>{name} возвращает в&#xa0;банк %n&#xa0;монет.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>You exchange fortunes with {other} and now have %n coin(s).</source>
        <translation>
            <numerusform>Вы и&#xa0;{other} обмениваетесь запасами монет. Теперь у&#xa0;вас %n&#xa0;монета.</numerusform>
            <numerusform>Вы и&#xa0;{other} обмениваетесь запасами монет. Теперь у&#xa0;вас %n&#xa0;монеты.</numerusform>
            <numerusform>Вы и&#xa0;{other} обмениваетесь запасами монет. Теперь у&#xa0;вас %n&#xa0;монет.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{name} exchanges fortunes with you. You now have %n coin(s).</source>
        <translation>
            <numerusform>{name} обменивается с&#xa0;вами запасом монет. Теперь у&#xa0;вас %n&#xa0;монета.</numerusform>
            <numerusform>{name} обменивается с&#xa0;вами запасом монет. Теперь у&#xa0;вас %n&#xa0;монеты.</numerusform>
            <numerusform>{name} обменивается с&#xa0;вами запасом монет. Теперь у&#xa0;вас %n&#xa0;монет.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{name} exchanges fortunes with {other} and now has %n coin(s).</source>
        <translation>
            <numerusform>{name} и&#xa0;{other} обмениваются запасами монет. {name}: теперь %n&#xa0;монета.</numerusform>
            <numerusform>{name} и&#xa0;{other} обмениваются запасами монет. {name}: теперь %n&#xa0;монеты.</numerusform>
            <numerusform>{name} и&#xa0;{other} обмениваются запасами монет. {name}: теперь %n&#xa0;монет.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>You now have %n coin(s).</source>
        <translation>
            <numerusform>Теперь у&#xa0;вас %n&#xa0;монета.</numerusform>
            <numerusform>Теперь у&#xa0;вас %n&#xa0;монеты.</numerusform>
            <numerusform>Теперь у&#xa0;вас %n&#xa0;монет.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>You and {names} take %n coin(s) each from the bank.</source>
        <translation>
            <numerusform>Вы и&#xa0;{names} берёте из банка по %n&#xa0;монете.</numerusform>
            <numerusform>Вы и&#xa0;{names} берёте из банка по %n&#xa0;монеты.</numerusform>
            <numerusform>Вы и&#xa0;{names} берёте из банка по %n&#xa0;монет.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>You, {names} take %n coin(s) each from the bank.</source>
        <translation>
            <numerusform>Вы, {names} берёте из банка по %n&#xa0;монете.</numerusform>
            <numerusform>Вы, {names} берёте из банка по %n&#xa0;монеты.</numerusform>
            <numerusform>Вы, {names} берёте из банка по %n&#xa0;монет.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{names} take %n coin(s) each from the bank.</source>
        <translation>
            <numerusform>{names} берут из банка по %n&#xa0;монете.</numerusform>
            <numerusform>{names} берут из банка по %n&#xa0;монеты.</numerusform>
            <numerusform>{names} берут из банка по %n&#xa0;монет.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>You take %n coin(s) each from {names}.</source>
        <translation>
            <numerusform>Вы берёте по %n&#xa0;монете у&#xa0;игроков: {names}.</numerusform>
            <numerusform>Вы берёте по %n&#xa0;монеты у&#xa0;игроков: {names}.</numerusform>
            <numerusform>Вы берёте по %n&#xa0;монет у&#xa0;игроков: {names}.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{name} takes %n coin(s) each from {names}.</source>
        <translation>
            <numerusform>{name} берёт по %n&#xa0;монете у&#xa0;игроков: {names}.</numerusform>
            <numerusform>{name} берёт по %n&#xa0;монеты у&#xa0;игроков: {names}.</numerusform>
            <numerusform>{name} берёт по %n&#xa0;монет у&#xa0;игроков: {names}.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>You give %n coin(s) each to {names}.</source>
        <translation>
            <numerusform>Вы отдаёте по %n&#xa0;монете игрокам: {names}.</numerusform>
            <numerusform>Вы отдаёте по %n&#xa0;монеты игрокам: {names}.</numerusform>
            <numerusform>Вы отдаёте по %n&#xa0;монет игрокам: {names}.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{name} gives %n coin(s) each to {names}.</source>
        <translation>
            <numerusform>{name} отдаёт по %n&#xa0;монете игрокам: {names}.</numerusform>
            <numerusform>{name} отдаёт по %n&#xa0;монеты игрокам: {names}.</numerusform>
            <numerusform>{name} отдаёт по %n&#xa0;монет игрокам: {names}.</numerusform>
        </translation>
    </message>
    <message>
        <source>You pay a fine of 1 coin.</source>
        <translation>Вы платите штраф в&#xa0;1&#xa0;монету.</translation>
    </message>
    <message>
        <source>{name} pays a fine of 1 coin.</source>
        <translation>{name} платит штраф в&#xa0;1&#xa0;монету.</translation>
    </message>
    <message>
        <source>You and {names} pay a fine of 1 coin each.</source>
        <translation>Вы и&#xa0;{names} платите по 1&#xa0;монете штрафа.</translation>
    </message>
    <message>
        <source>You, {names} pay a fine of 1 coin each.</source>
        <extracomment>{names} are several: “You, Polo and Alvise pay …”</extracomment>
        <translation>Вы, {names} платите по 1&#xa0;монете штрафа.</translation>
    </message>
    <message>
        <source>{names} pay a fine of 1 coin each.</source>
        <translation>{names} платят по 1&#xa0;монете штрафа.</translation>
    </message>
    <message>
        <source>Everyone passes their whole fortune to the left.</source>
        <translation>Каждый отдаёт весь свой запас монет соседу слева.</translation>
    </message>
    <message>
        <source>Everyone passes their whole fortune to the right.</source>
        <translation>Каждый отдаёт весь свой запас монет соседу справа.</translation>
    </message>
</context>
<context>
    <name>CommandLine</name>
    <message>
        <source>This help and most error messages of commands are in English only. The game itself speaks your language.</source>
        <translation>Эта справка и&#xa0;большинство сообщений об ошибках командной строки есть только на английском. Сама игра говорит на вашем языке.</translation>
    </message>
</context>
<context>
    <name>Composer</name>
    <message>
        <source>No power yet: add a first step.</source>
        <translation>Способности пока нет: добавьте первый шаг.</translation>
    </message>
    <message>
        <source>The Bear Tamer’s power</source>
        <translation>Способность Укротителя диких медведей</translation>
    </message>
    <message>
        <source>Add a step</source>
        <translation>Добавить шаг</translation>
    </message>
</context>
<context>
    <name>ContinueCard</name>
    <message>
        <source>Continue</source>
        <translation>Продолжить</translation>
    </message>
    <message>
        <source>Resume the unfinished game</source>
        <translation>Вернуться к&#xa0;незаконченной игре</translation>
    </message>
</context>
<context>
    <name>Controls</name>
    <message>
        <source>Pause</source>
        <translation>Пауза</translation>
    </message>
    <message>
        <source>Play</source>
        <translation>Смотреть</translation>
    </message>
    <message>
        <source>Position in the game</source>
        <translation>Момент игры</translation>
    </message>
    <message>
        <source>Speed</source>
        <translation>Скорость</translation>
    </message>
</context>
<context>
    <name>Course</name>
    <message>
        <source>Continue</source>
        <translation>Дальше</translation>
    </message>
    <message>
        <source>Turn it face down</source>
        <translation>Перевернуть обратно</translation>
    </message>
</context>
<context>
    <name>CrashReporter</name>
    <message>
        <source>Something went wrong. Your game is saved as you play. The details are here:</source>
        <translation>В&#xa0;программе произошёл сбой. Игра всё время сохраняется сама. Что случилось, записано здесь:</translation>
    </message>
</context>
<context>
    <name>CurrentGame</name>
    <message>
        <source>Games and scenarios</source>
        <translation>Игры и&#xa0;наборы карт</translation>
    </message>
    <message>
        <source>Open a game</source>
        <translation>Открыть игру</translation>
    </message>
</context>
<context>
    <name>Curtain</name>
    <message>
        <source>Hold the button, Space or Enter, or press twice.</source>
        <translation>Удерживайте кнопку, пробел или Enter&#xa0;— либо нажмите дважды.</translation>
    </message>
    <message>
        <source>Back to the table</source>
        <translation>Назад к&#xa0;столу</translation>
    </message>
    <message>
        <source>Choose, then close the curtain. You may change your mind until then.</source>
        <translation>Выберите, затем закройте занавес. До этого можно передумать.</translation>
    </message>
    <message>
        <source>This will be spoken aloud. With headphones on, or alone, press Space to hear it.</source>
        <translation>Это будет сказано вслух. Если вы в&#xa0;наушниках или рядом никого нет, нажмите пробел, чтобы услышать.</translation>
    </message>
    <message>
        <source>Press again to open.</source>
        <translation>Нажмите ещё раз, чтобы открыть.</translation>
    </message>
</context>
<context>
    <name>Deal</name>
    <message>
        <source>Turn them face down</source>
        <translation>Перевернуть карты</translation>
    </message>
    <message>
        <source>Study the masks for as long as you like. Then they are all turned face down.</source>
        <translation>Изучайте персонажей сколько угодно. Потом все карты перевернут лицом вниз.</translation>
    </message>
</context>
<context>
    <name>Decisive</name>
    <message>
        <source>{name} announced “{mask}”, and nobody contested.</source>
        <translation>{name} называет себя персонажем «{mask}», и&#xa0;никто не спорит.</translation>
    </message>
    <message>
        <source>You announced “{mask}”, and nobody contested.</source>
        <translation>Вы называете себя персонажем «{mask}», и&#xa0;никто не спорит.</translation>
    </message>
    <message>
        <source>{name} announced “{mask}”, and it was true.</source>
        <extracomment>Somebody contested, but {name} really was that mask.</extracomment>
        <translation>{name} называет себя персонажем «{mask}», и&#xa0;это правда.</translation>
    </message>
    <message>
        <source>You announced “{mask}”, and it was true.</source>
        <translation>Вы называете себя персонажем «{mask}», и&#xa0;это правда.</translation>
    </message>
    <message>
        <source>{other} announced “{mask}”, but {name} was the one who wore it.</source>
        <extracomment>{other} announced it and {name} contested; {name} really was that mask.</extracomment>
        <translation>{other} называет себя персонажем «{mask}», но на самом деле это {name}.</translation>
    </message>
    <message>
        <source>{other} announced “{mask}”, but you were the one who wore it.</source>
        <translation>{other} называет себя персонажем «{mask}», но на самом деле это вы.</translation>
    </message>
    <message>
        <source>You announced “{mask}”, but {name} was the one who wore it.</source>
        <translation>Вы называете себя персонажем «{mask}», но на самом деле это {name}.</translation>
    </message>
    <message>
        <source>The fine for a false claim took the last coin.</source>
        <extracomment>The last coin of a player without luck was paid as a fine, which ended the game.</extracomment>
        <translation>Последняя монета ушла на штраф за ложное заявление.</translation>
    </message>
    <message numerus="yes">
        <source>That brought %n coin(s).</source>
        <translation>
            <numerusform>Выигрыш: %n&#xa0;монета.</numerusform>
            <numerusform>Выигрыш: %n&#xa0;монеты.</numerusform>
            <numerusform>Выигрыш: %n&#xa0;монет.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>That brought {name} %n coin(s).</source>
        <translation>
            <numerusform>Выигрыш ({name}): %n&#xa0;монета.</numerusform>
            <numerusform>Выигрыш ({name}): %n&#xa0;монеты.</numerusform>
            <numerusform>Выигрыш ({name}): %n&#xa0;монет.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>That brought you %n coin(s).</source>
        <translation>
            <numerusform>Ваш выигрыш: %n&#xa0;монета.</numerusform>
            <numerusform>Ваш выигрыш: %n&#xa0;монеты.</numerusform>
            <numerusform>Ваш выигрыш: %n&#xa0;монет.</numerusform>
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
        <translation>Сейчас ходит</translation>
    </message>
    <message>
        <source>Out of the game</source>
        <translation>Вне игры</translation>
    </message>
    <message>
        <source>Answers on a phone</source>
        <translation>Отвечает на телефоне</translation>
    </message>
    <message>
        <source>Answers on a phone that is asleep</source>
        <translation>Отвечает на телефоне, который сейчас спит</translation>
    </message>
    <message>
        <source>Has answered on the phone</source>
        <translation>Ответ на телефоне уже дан</translation>
    </message>
    <message>
        <source>Note: {words}</source>
        <translation>Заметка: {words}</translation>
    </message>
    <message>
        <source>Coach: {words}</source>
        <translation>Наставник: {words}</translation>
    </message>
    <message>
        <source>Can be chosen on the table</source>
        <translation>Можно выбрать на столе</translation>
    </message>
</context>
<context>
    <name>Document</name>
    <message>
        <source>Link: {name}</source>
        <translation>Ссылка: {name}</translation>
    </message>
</context>
<context>
    <name>Editor</name>
    <message numerus="yes">
        <source>{text} (With %n player(s).)</source>
        <translation>
            <numerusform>{text} (Игроков:&#xa0;%n.)</numerusform>
            <numerusform>{text} (Игроков:&#xa0;%n.)</numerusform>
            <numerusform>{text} (Игроков:&#xa0;%n.)</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>EndScreen</name>
    <message>
        <source>All masks off</source>
        <translation>Маски сняты</translation>
    </message>
    <message>
        <source>What happened</source>
        <translation>Что произошло</translation>
    </message>
    <message>
        <source>Copied</source>
        <translation>Скопировано</translation>
    </message>
    <message>
        <source>Mascarade, deal of the day {date}: won with {coins} (turn {turn})</source>
        <translation>Маскарад, раздача дня {date}: победа, {coins} (ход {turn})</translation>
    </message>
    <message>
        <source>Mascarade, deal of the day {date}: place {place} with {coins} (turn {turn})</source>
        <translation>Маскарад, раздача дня {date}: место {place}, {coins} (ход {turn})</translation>
    </message>
    <message>
        <source>Masks and claims</source>
        <translation>Персонажи и&#xa0;заявления</translation>
    </message>
    <message>
        <source>Fortunes</source>
        <translation>Запасы монет</translation>
    </message>
    <message>
        <source>The masks’ journeys</source>
        <translation>Странствия персонажей</translation>
    </message>
    <message>
        <source>Page</source>
        <translation>Страница</translation>
    </message>
    <message>
        <source>False claims</source>
        <translation>Ложные заявления</translation>
    </message>
    <message>
        <source>Save the game or a picture of the unmasking</source>
        <translation>Сохранить игру или картинку с&#xa0;открытыми масками</translation>
    </message>
    <message>
        <source>Help in this game: {help}</source>
        <translation>Помощь в&#xa0;этой игре: {help}</translation>
    </message>
    <message>
        <source>Rematch</source>
        <translation>Реванш</translation>
    </message>
    <message>
        <source>Saved</source>
        <translation>Сохранено</translation>
    </message>
    <message>
        <source>Saved: {file}</source>
        <translation>Сохранено: {file}</translation>
    </message>
    <message>
        <source>Same table, new deal</source>
        <translation>Тот же стол, новые карты</translation>
    </message>
    <message>
        <source>Same deal again</source>
        <translation>Та же раздача</translation>
    </message>
    <message>
        <source>Same table, same cards</source>
        <translation>Тот же стол, те же карты</translation>
    </message>
    <message>
        <source>Masters in your seat</source>
        <translation>Мастера на вашем месте</translation>
    </message>
    <message>
        <source>Have masters play this deal twenty times in your place: was it luck or skill?</source>
        <translation>Мастера двадцать раз сыграют эту раздачу на вашем месте: везение или умение?</translation>
    </message>
    <message>
        <source>Copy result</source>
        <translation>Копировать итог</translation>
    </message>
    <message>
        <source>A line on how the deal of the day went, to share</source>
        <translation>Строка о&#xa0;раздаче дня, чтобы поделиться</translation>
    </message>
    <message>
        <source>New table</source>
        <translation>Новый стол</translation>
    </message>
    <message>
        <source>Choose players and masks again</source>
        <translation>Заново выбрать игроков и&#xa0;персонажей</translation>
    </message>
    <message>
        <source>Replay</source>
        <translation>Запись игры</translation>
    </message>
    <message>
        <source>Watch this game again, with all masks face up or through any player’s eyes</source>
        <translation>Посмотреть эту игру снова&#xa0;— с&#xa0;открытыми картами или глазами любого игрока</translation>
    </message>
    <message>
        <source>Review</source>
        <translation>Разбор</translation>
    </message>
    <message>
        <source>What a master would have done in your place</source>
        <translation>Как на вашем месте сыграл бы мастер</translation>
    </message>
    <message>
        <source>Save as…</source>
        <translation>Сохранить как…</translation>
    </message>
    <message>
        <source>Fortunes over time</source>
        <translation>Запасы монет по ходам</translation>
    </message>
    <message>
        <source>Where the masks really went</source>
        <translation>Где персонажи были на самом деле</translation>
    </message>
    <message>
        <source>Above each turn is the mask that was announced; a triangle marks a false claim.</source>
        <translation>Над каждым ходом&#xa0;— кем назвался игрок; треугольник отмечает ложное заявление.</translation>
    </message>
    <message>
        <source>← and → move from turn to turn; Enter opens the replay there.</source>
        <translation>← и&#xa0;→ переходят от хода к&#xa0;ходу, Enter открывает запись на этом месте.</translation>
    </message>
    <message>
        <source>Home</source>
        <translation>На главную</translation>
    </message>
    <message>
        <source>Back to the start screen</source>
        <translation>Вернуться на главный экран</translation>
    </message>
</context>
<context>
    <name>Ending</name>
    <message>
        <source>You win!</source>
        <translation>Вы победили!</translation>
    </message>
    <message>
        <source>{name} wins!</source>
        <translation>{name} побеждает!</translation>
    </message>
    <message>
        <source>You and {names} share the victory!</source>
        <translation>Вы и&#xa0;{names} делите победу!</translation>
    </message>
    <message>
        <source>You, {names} share the victory!</source>
        <extracomment>{names} are several: “You, Polo and Alvise share …”</extracomment>
        <translation>Вы, {names} делите победу!</translation>
    </message>
    <message>
        <source>{names} share the victory!</source>
        <translation>{names} делят победу!</translation>
    </message>
    <message numerus="yes">
        <source>You have %n coin(s): 13 or more ends the game.</source>
        <extracomment>The number is the winner’s fortune.</extracomment>
        <translation>
            <numerusform>У&#xa0;вас %n&#xa0;монета, а&#xa0;игра шла до 13.</numerusform>
            <numerusform>У&#xa0;вас %n&#xa0;монеты, а&#xa0;игра шла до 13.</numerusform>
            <numerusform>У&#xa0;вас %n&#xa0;монет, а&#xa0;игра шла до 13.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{name} has %n coin(s): 13 or more ends the game.</source>
        <translation>
            <numerusform>{name}: %n&#xa0;монета, а&#xa0;игра шла до 13.</numerusform>
            <numerusform>{name}: %n&#xa0;монеты, а&#xa0;игра шла до 13.</numerusform>
            <numerusform>{name}: %n&#xa0;монет, а&#xa0;игра шла до 13.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The winners have %n coin(s) each: 13 or more ends the game.</source>
        <translation>
            <numerusform>У&#xa0;победителей по %n&#xa0;монете, а&#xa0;игра шла до 13.</numerusform>
            <numerusform>У&#xa0;победителей по %n&#xa0;монеты, а&#xa0;игра шла до 13.</numerusform>
            <numerusform>У&#xa0;победителей по %n&#xa0;монет, а&#xa0;игра шла до 13.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>You have no coins left, and that ends the game. The largest fortune wins: %n coin(s).</source>
        <translation>
            <numerusform>У&#xa0;вас нет монет&#xa0;— игра окончена. Побеждает тот, у&#xa0;кого больше всего монет: %n.</numerusform>
            <numerusform>У&#xa0;вас нет монет&#xa0;— игра окончена. Побеждает тот, у&#xa0;кого больше всего монет: %n.</numerusform>
            <numerusform>У&#xa0;вас нет монет&#xa0;— игра окончена. Побеждает тот, у&#xa0;кого больше всего монет: %n.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{name} has no coins left, and that ends the game. The largest fortune wins: %n coin(s).</source>
        <translation>
            <numerusform>{name} остаётся без монет&#xa0;— игра окончена. Побеждает тот, у&#xa0;кого больше всего монет: %n.</numerusform>
            <numerusform>{name} остаётся без монет&#xa0;— игра окончена. Побеждает тот, у&#xa0;кого больше всего монет: %n.</numerusform>
            <numerusform>{name} остаётся без монет&#xa0;— игра окончена. Побеждает тот, у&#xa0;кого больше всего монет: %n.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>These players have no coins left, and that ends the game: {names}. The largest fortune wins: %n coin(s).</source>
        <translation>
            <numerusform>Монеты кончились ({names})&#xa0;— игра окончена. Побеждает тот, у&#xa0;кого больше всего монет: %n.</numerusform>
            <numerusform>Монеты кончились ({names})&#xa0;— игра окончена. Побеждает тот, у&#xa0;кого больше всего монет: %n.</numerusform>
            <numerusform>Монеты кончились ({names})&#xa0;— игра окончена. Побеждает тот, у&#xa0;кого больше всего монет: %n.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>You used the Cheat’s power with %n coin(s), and 10 is enough.</source>
        <translation>
            <numerusform>Вы применяете способность Жулика: у&#xa0;вас %n&#xa0;монета, а&#xa0;для победы нужно не меньше 10.</numerusform>
            <numerusform>Вы применяете способность Жулика: у&#xa0;вас %n&#xa0;монеты, а&#xa0;для победы нужно не меньше 10.</numerusform>
            <numerusform>Вы применяете способность Жулика: у&#xa0;вас %n&#xa0;монет, а&#xa0;для победы нужно не меньше 10.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{name} used the Cheat’s power with %n coin(s), and 10 is enough.</source>
        <translation>
            <numerusform>{name} применяет способность Жулика: в&#xa0;запасе %n&#xa0;монета, а&#xa0;для победы нужно не меньше 10.</numerusform>
            <numerusform>{name} применяет способность Жулика: в&#xa0;запасе %n&#xa0;монеты, а&#xa0;для победы нужно не меньше 10.</numerusform>
            <numerusform>{name} применяет способность Жулика: в&#xa0;запасе %n&#xa0;монет, а&#xa0;для победы нужно не меньше 10.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Nobody else is left in the game. You have %n coin(s).</source>
        <translation>
            <numerusform>Кроме вас, в&#xa0;игре никого не осталось. У&#xa0;вас %n&#xa0;монета.</numerusform>
            <numerusform>Кроме вас, в&#xa0;игре никого не осталось. У&#xa0;вас %n&#xa0;монеты.</numerusform>
            <numerusform>Кроме вас, в&#xa0;игре никого не осталось. У&#xa0;вас %n&#xa0;монет.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Nobody else is left in the game. {name} has %n coin(s).</source>
        <translation>
            <numerusform>В&#xa0;игре остался один игрок: {name} (%n&#xa0;монета).</numerusform>
            <numerusform>В&#xa0;игре остался один игрок: {name} (%n&#xa0;монеты).</numerusform>
            <numerusform>В&#xa0;игре остался один игрок: {name} (%n&#xa0;монет).</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Your place: {place} of {players}, with %n coin(s).</source>
        <translation>
            <numerusform>Ваше место: {place} из {players}, у&#xa0;вас %n&#xa0;монета.</numerusform>
            <numerusform>Ваше место: {place} из {players}, у&#xa0;вас %n&#xa0;монеты.</numerusform>
            <numerusform>Ваше место: {place} из {players}, у&#xa0;вас %n&#xa0;монет.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Figures</name>
    <message numerus="yes">
        <source>%n turn(s)</source>
        <translation>
            <numerusform>%n&#xa0;ход</numerusform>
            <numerusform>%n&#xa0;хода</numerusform>
            <numerusform>%n&#xa0;ходов</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n player(s)</source>
        <translation>
            <numerusform>%n&#xa0;игрок</numerusform>
            <numerusform>%n&#xa0;игрока</numerusform>
            <numerusform>%n&#xa0;игроков</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Findings</name>
    <message>
        <source>Must fix</source>
        <extracomment>How grave a remark about an own scenario is.</extracomment>
        <translation>Ошибка</translation>
    </message>
    <message>
        <source>House rule</source>
        <extracomment>The printed rules forbid it, but it can be played.</extracomment>
        <translation>Домашнее правило</translation>
    </message>
    <message>
        <source>Worth considering</source>
        <translation>Внимание</translation>
    </message>
    <message>
        <source>Hint</source>
        <translation>Совет</translation>
    </message>
    <message>
        <source>This version doesn’t know these masks: {masks}. Remove them.</source>
        <translation>Эта версия не знает таких персонажей: {masks}. Уберите их.</translation>
    </message>
    <message>
        <source>A game needs {fewest} to {most} players.</source>
        <translation>Для игры нужно от {fewest} до {most}&#xa0;игроков.</translation>
    </message>
    <message>
        <source>{mask}: there is only one of this card. Remove the second.</source>
        <translation>{mask}: такая карта всего одна. Уберите вторую.</translation>
    </message>
    <message>
        <source>The Peasants come as a pair: add the second one, or remove this one too.</source>
        <translation>Крестьяне ходят парой: добавьте второго или уберите и&#xa0;этого.</translation>
    </message>
    <message>
        <source>There are only two Peasants: remove the others.</source>
        <translation>Крестьян всего двое: уберите лишних.</translation>
    </message>
    <message>
        <source>Without the Judge nobody empties the courthouse: the game may run long.</source>
        <translation>Без Судьи некому опустошать Дворец правосудия: игра может затянуться.</translation>
    </message>
    <message>
        <source>The Judge is missing: add this mask.</source>
        <translation>Не хватает Судьи: добавьте эту карту.</translation>
    </message>
    <message>
        <source>The Judge is missing: add this mask, or see that at least three fifths of the masks have a ★.</source>
        <translation>Не хватает Судьи: добавьте эту карту, или пусть ★ будет хотя бы у&#xa0;трёх пятых персонажей набора.</translation>
    </message>
    <message>
        <source>Masks with ★: {stars} of {masks}. At least {needed} are needed: add more.</source>
        <translation>Персонажей с&#xa0;★: {stars} из {masks}. Нужно не меньше {needed}: добавьте ещё.</translation>
    </message>
    <message>
        <source>Masks with ★: {stars} of {masks}. The game runs better with at least half: {needed}.</source>
        <translation>Персонажей с&#xa0;★: {stars} из {masks}. Играть веселее, когда их не меньше половины: {needed}.</translation>
    </message>
    <message>
        <source>{mask}: at least a third of the masks must be women’s. There are {women} of {masks}; {needed} are needed.</source>
        <translation>{mask}: не меньше трети персонажей должны быть женскими. Сейчас их {women} из {masks}, а&#xa0;нужно {needed}.</translation>
    </message>
    <message>
        <source>The Bear Tamer has no power yet: give it one to four steps.</source>
        <translation>У&#xa0;Укротителя диких медведей пока нет способности. Составьте её: от одного до четырёх шагов.</translation>
    </message>
    <message>
        <source>The steps of the Bear Tamer’s power only undo one another: change one.</source>
        <translation>Шаги способности Укротителя диких медведей лишь отменяют друг друга: измените один из них.</translation>
    </message>
    <message>
        <source>{mask}: there aren’t that many copies. Remove it from the graveyard.</source>
        <translation>{mask}: столько таких карт нет. Уберите лишнюю с&#xa0;Кладбища.</translation>
    </message>
    <message>
        <source>{fewest}–{most}</source>
        <translation>{fewest}–{most}</translation>
    </message>
    <message numerus="yes">
        <source>Add %n mask(s): this table needs {needs}.</source>
        <translation>
            <numerusform>Добавьте %n&#xa0;карту: для этого стола нужно {needs}.</numerusform>
            <numerusform>Добавьте %n&#xa0;карты: для этого стола нужно {needs}.</numerusform>
            <numerusform>Добавьте %n&#xa0;карт: для этого стола нужно {needs}.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Remove %n mask(s): this table needs {needs}.</source>
        <translation>
            <numerusform>Уберите %n&#xa0;карту: для этого стола нужно {needs}.</numerusform>
            <numerusform>Уберите %n&#xa0;карты: для этого стола нужно {needs}.</numerusform>
            <numerusform>Уберите %n&#xa0;карт: для этого стола нужно {needs}.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{mask}: only with %n player(s) or more. Choose another mask.</source>
        <translation>
            <numerusform>{mask}: только если за столом не меньше %n&#xa0;игрока. Выберите другого персонажа.</numerusform>
            <numerusform>{mask}: только если за столом не меньше %n&#xa0;игроков. Выберите другого персонажа.</numerusform>
            <numerusform>{mask}: только если за столом не меньше %n&#xa0;игроков. Выберите другого персонажа.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>With fewer than %n player(s), the Damned is better left out of the graveyard.</source>
        <translation>
            <numerusform>Если за столом меньше %n&#xa0;игрока, Проклятого лучше не класть на Кладбище.</numerusform>
            <numerusform>Если за столом меньше %n&#xa0;игроков, Проклятого лучше не класть на Кладбище.</numerusform>
            <numerusform>Если за столом меньше %n&#xa0;игроков, Проклятого лучше не класть на Кладбище.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>GameOptions</name>
    <message>
        <source>Help</source>
        <translation>Помощь</translation>
    </message>
    <message>
        <source>Chance decides</source>
        <translation>Решает случай</translation>
    </message>
    <message>
        <source>Editions differ in what a player may do after revealing a card.</source>
        <translation>Что может делать игрок, чью карту только что открыли, зависит от издания.</translation>
    </message>
    <message>
        <source>at the start of the game, when players can only swap.</source>
        <translation>в&#xa0;начале игры, когда карты можно только менять.</translation>
    </message>
    <message>
        <source>by the printed rules, the youngest player.</source>
        <translation>по печатным правилам&#xa0;— самый младший.</translation>
    </message>
    <message>
        <source>the same number deals the same cards to the same table.</source>
        <translation>за тем же столом тот же номер&#xa0;— те же карты.</translation>
    </message>
    <message>
        <source>{option}: {about}</source>
        <translation>{option}: {about}</translation>
    </message>
    <message>
        <source>After a reveal</source>
        <translation>После открытия карты</translation>
    </message>
    <message>
        <source>Opening turns</source>
        <translation>Вступительные ходы</translation>
    </message>
    <message>
        <source>Who begins</source>
        <translation>Кто начинает</translation>
    </message>
    <message>
        <source>Deal number</source>
        <translation>Номер раздачи</translation>
    </message>
    <message>
        <source>Rotate the table</source>
        <translation>Поворачивать стол</translation>
    </message>
    <message>
        <source>Answer on phones</source>
        <translation>Отвечать на телефонах</translation>
    </message>
    <message>
        <source>Sand timer</source>
        <translation>Песочные часы</translation>
    </message>
    <message>
        <source>More</source>
        <translation>Ещё</translation>
    </message>
    <message>
        <source>The rules of your box, who begins, opening turns, deal number</source>
        <translation>Правила вашей коробки, кто начинает, вступительные ходы, номер раздачи</translation>
    </message>
    <message>
        <source>Number of opening turns, when players can only swap</source>
        <translation>Число вступительных ходов, в&#xa0;которые карты только меняют</translation>
    </message>
    <message>
        <source>One fewer opening turn</source>
        <translation>На один вступительный ход меньше</translation>
    </message>
    <message>
        <source>One more opening turn</source>
        <translation>На один вступительный ход больше</translation>
    </message>
    <message>
        <source>Whoever is asked moves to the bottom of the screen. Otherwise everyone stays put.</source>
        <translation>Тот, кого спрашивают, оказывается внизу экрана. Если выключено, все остаются на своих местах.</translation>
    </message>
    <message>
        <source>Each person answers and looks at cards on a phone connected to the same network, so no curtain is needed.</source>
        <translation>Каждый отвечает и&#xa0;смотрит карты на телефоне в&#xa0;той же сети, поэтому занавес не нужен.</translation>
    </message>
    <message>
        <source>Off</source>
        <translation>Выключены</translation>
    </message>
    <message>
        <source>30 seconds</source>
        <translation>30&#xa0;секунд</translation>
    </message>
    <message>
        <source>1 minute</source>
        <translation>1&#xa0;минута</translation>
    </message>
    <message>
        <source>2 minutes</source>
        <translation>2&#xa0;минуты</translation>
    </message>
    <message>
        <source>It runs for the person who is asked. When it runs out, a bell rings, and that is all.</source>
        <translation>Идут для того, кого спрашивают. Когда песок кончится, зазвенит колокольчик, и&#xa0;только.</translation>
    </message>
    <message>
        <source>By the printed rules, the youngest player begins.</source>
        <translation>По печатным правилам начинает самый младший игрок.</translation>
    </message>
    <message>
        <source>random</source>
        <translation>случайный</translation>
    </message>
    <message>
        <source>The same number deals the same cards to the same table. It doesn’t decide what the bots do.</source>
        <translation>Тот же номер даёт за тем же столом те же карты. На поведение ботов он не влияет.</translation>
    </message>
</context>
<context>
    <name>GameScreens</name>
    <message>
        <source>The game couldn’t be saved: {why}</source>
        <translation>Не удалось сохранить игру: {why}</translation>
    </message>
</context>
<context>
    <name>Games</name>
    <message numerus="yes">
        <source>{name} won with %n coin(s).</source>
        <extracomment>{name} won the game; the number is the fortune.</extracomment>
        <translation>
            <numerusform>Победа: {name} (%n&#xa0;монета).</numerusform>
            <numerusform>Победа: {name} (%n&#xa0;монеты).</numerusform>
            <numerusform>Победа: {name} (%n&#xa0;монет).</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{names} shared the victory with %n coin(s) each.</source>
        <translation>
            <numerusform>Победу делят: {names} (по %n&#xa0;монете).</numerusform>
            <numerusform>Победу делят: {names} (по %n&#xa0;монеты).</numerusform>
            <numerusform>Победу делят: {names} (по %n&#xa0;монет).</numerusform>
        </translation>
    </message>
    <message>
        <source>Not finished.</source>
        <translation>Не закончена.</translation>
    </message>
    <message numerus="yes">
        <source>%n turn(s)</source>
        <translation>
            <numerusform>%n&#xa0;ход</numerusform>
            <numerusform>%n&#xa0;хода</numerusform>
            <numerusform>%n&#xa0;ходов</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Glance</name>
    <message>
        <source>{scenario} · turn {turn} · {date}</source>
        <extracomment>A game to go on with: its scenario, how far it is, when it began.</extracomment>
        <translation>{scenario} · ход {turn} · {date}</translation>
    </message>
</context>
<context>
    <name>Guest</name>
    <message>
        <source>Alvise</source>
        <translation>Альвизе</translation>
    </message>
    <message>
        <source>Zanetta</source>
        <translation>Дзанетта</translation>
    </message>
    <message>
        <source>Marin</source>
        <translation>Марин</translation>
    </message>
    <message>
        <source>Orsola</source>
        <translation>Орсола</translation>
    </message>
    <message>
        <source>Zorzi</source>
        <translation>Дзордзи</translation>
    </message>
    <message>
        <source>Bettina</source>
        <translation>Беттина</translation>
    </message>
    <message>
        <source>Vettor</source>
        <translation>Веттор</translation>
    </message>
    <message>
        <source>Lucrezia</source>
        <translation>Лукреция</translation>
    </message>
    <message>
        <source>Polo</source>
        <translation>Поло</translation>
    </message>
    <message>
        <source>Cecilia</source>
        <translation>Чечилия</translation>
    </message>
    <message>
        <source>Tonin</source>
        <translation>Тонин</translation>
    </message>
    <message>
        <source>Marietta</source>
        <translation>Мариетта</translation>
    </message>
    <message>
        <source>Nicolò</source>
        <translation>Николо</translation>
    </message>
    <message>
        <source>Faustina</source>
        <translation>Фаустина</translation>
    </message>
    <message>
        <source>Anzolo</source>
        <translation>Андзоло</translation>
    </message>
    <message>
        <source>Chiara</source>
        <translation>Кьяра</translation>
    </message>
    <message>
        <source>Lunardo</source>
        <translation>Лунардо</translation>
    </message>
    <message>
        <source>Daria</source>
        <translation>Дария</translation>
    </message>
    <message>
        <source>Jacopo</source>
        <translation>Якопо</translation>
    </message>
    <message>
        <source>Isabetta</source>
        <translation>Изабетта</translation>
    </message>
    <message>
        <source>Domenego</source>
        <translation>Доменего</translation>
    </message>
    <message>
        <source>Pisana</source>
        <translation>Пизана</translation>
    </message>
    <message>
        <source>Piero</source>
        <translation>Пьеро</translation>
    </message>
    <message>
        <source>Gasparina</source>
        <translation>Гаспарина</translation>
    </message>
    <message>
        <source>Tomà</source>
        <translation>Томазо</translation>
    </message>
    <message>
        <source>Angela</source>
        <translation>Анджела</translation>
    </message>
    <message>
        <source>Bortolo</source>
        <translation>Бортоло</translation>
    </message>
    <message>
        <source>Catina</source>
        <translation>Катина</translation>
    </message>
    <message>
        <source>Momolo</source>
        <translation>Момоло</translation>
    </message>
    <message>
        <source>Rosaura</source>
        <translation>Розаура</translation>
    </message>
    <message>
        <source>Tita</source>
        <translation>Тита</translation>
    </message>
    <message>
        <source>Giustina</source>
        <translation>Джустина</translation>
    </message>
    <message>
        <source>Beppo</source>
        <translation>Беппо</translation>
    </message>
    <message>
        <source>Leonora</source>
        <translation>Леонора</translation>
    </message>
    <message>
        <source>Zuane</source>
        <translation>Дзуане</translation>
    </message>
    <message>
        <source>Benedetta</source>
        <translation>Бенедетта</translation>
    </message>
    <message>
        <source>Ottavio</source>
        <translation>Оттавио</translation>
    </message>
    <message>
        <source>{name}, {temperament}</source>
        <extracomment>Somebody and what they are like: “Bettina, bold”.</extracomment>
        <translation>{name}, нрав {temperament}</translation>
    </message>
</context>
<context>
    <name>Header</name>
    <message>
        <source>Back</source>
        <translation>Назад</translation>
    </message>
    <message>
        <source>Back (Esc)</source>
        <translation>Назад (Esc)</translation>
    </message>
</context>
<context>
    <name>HomeMenu</name>
    <message numerus="yes">
        <source>%n more unfinished game(s)</source>
        <translation>
            <numerusform>Ещё %n&#xa0;незаконченная игра</numerusform>
            <numerusform>Ещё %n&#xa0;незаконченные игры</numerusform>
            <numerusform>Ещё %n&#xa0;незаконченных игр</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>HomeScreen</name>
    <message>
        <source>Mascarade</source>
        <translation>Маскарад</translation>
    </message>
    <message>
        <source>Everyone wears a mask. Who remembers whose?</source>
        <translation>Все в&#xa0;масках. Кто помнит, где кто?</translation>
    </message>
    <message>
        <source>First time? Start here</source>
        <translation>Впервые здесь? Начните отсюда</translation>
    </message>
    <message>
        <source>Quick game</source>
        <translation>Быстрая игра</translation>
    </message>
    <message>
        <source>New game</source>
        <translation>Новая игра</translation>
    </message>
    <message>
        <source>Deal of the day</source>
        <translation>Раздача дня</translation>
    </message>
    <message>
        <source>Open a file…</source>
        <translation>Открыть файл…</translation>
    </message>
    <message>
        <source>My scenarios</source>
        <translation>Мои наборы карт</translation>
    </message>
    <message>
        <source>Learn</source>
        <translation>Обучение</translation>
    </message>
    <message>
        <source>Rules</source>
        <translation>Правила</translation>
    </message>
    <message>
        <source>Replays</source>
        <translation>Записи игр</translation>
    </message>
    <message>
        <source>Statistics</source>
        <translation>Статистика</translation>
    </message>
    <message>
        <source>Settings</source>
        <translation>Настройки</translation>
    </message>
    <message>
        <source>About</source>
        <translation>О&#xa0;программе</translation>
    </message>
    <message>
        <source>Learn the game in a first short lesson</source>
        <translation>Познакомиться с&#xa0;игрой на первом коротком уроке</translation>
    </message>
    <message>
        <source>Start at once, at the table of your last game</source>
        <translation>Начать сразу, за столом прошлой игры</translation>
    </message>
    <message>
        <source>The same cards for everybody today: compare how you did</source>
        <translation>Сегодня у&#xa0;всех те же карты: сравните результаты</translation>
    </message>
    <message>
        <source>Choose players and masks, and start playing</source>
        <translation>Выбрать игроков и&#xa0;персонажей&#xa0;— и&#xa0;за стол</translation>
    </message>
    <message>
        <source>Open a game you saved or were sent</source>
        <translation>Открыть игру, которую вы сохранили или получили</translation>
    </message>
    <message>
        <source>Build your own scenarios</source>
        <translation>Собрать персонажей на свой вкус</translation>
    </message>
    <message>
        <source>Six short lessons at the table</source>
        <translation>Шесть коротких уроков прямо за игровым столом</translation>
    </message>
    <message>
        <source>How to play, and what each mask does</source>
        <translation>Как играть и&#xa0;что умеет каждый персонаж</translation>
    </message>
    <message>
        <source>Watch past games, or watch bots play</source>
        <translation>Посмотреть прошлые игры или игру ботов</translation>
    </message>
    <message>
        <source>Wins, lies and masks across all your games</source>
        <translation>Победы, обманы и&#xa0;персонажи за все ваши игры</translation>
    </message>
    <message>
        <source>Language, colours, text size and motion</source>
        <translation>Язык, цвета, размер текста, анимация</translation>
    </message>
    <message>
        <source>About this program</source>
        <translation>Сведения о&#xa0;программе</translation>
    </message>
</context>
<context>
    <name>LanguageChooser</name>
    <message>
        <source>Language</source>
        <translation>Язык</translation>
    </message>
</context>
<context>
    <name>LessonScreen</name>
    <message>
        <source>Begin</source>
        <translation>Начать</translation>
    </message>
    <message>
        <source>On to the table</source>
        <translation>К&#xa0;столу</translation>
    </message>
    <message>
        <source>Play</source>
        <translation>Играть</translation>
    </message>
    <message>
        <source>On to a real game</source>
        <translation>К&#xa0;настоящей игре</translation>
    </message>
    <message>
        <source>Next lesson</source>
        <translation>Следующий урок</translation>
    </message>
    <message>
        <source>Next</source>
        <translation>Дальше</translation>
    </message>
    <message>
        <source>On to the next step</source>
        <translation>К&#xa0;следующему шагу</translation>
    </message>
    <message>
        <source>Try again</source>
        <translation>Ещё раз</translation>
    </message>
    <message>
        <source>Back to the question</source>
        <translation>Назад к&#xa0;вопросу</translation>
    </message>
    <message>
        <source>Step {step} of {steps}</source>
        <translation>Шаг {step} из {steps}</translation>
    </message>
    <message>
        <source>Good move</source>
        <translation>Хороший ход</translation>
    </message>
    <message>
        <source>Not quite</source>
        <translation>Не совсем</translation>
    </message>
    <message>
        <source>All lessons</source>
        <translation>Все уроки</translation>
    </message>
    <message>
        <source>Leave this lesson</source>
        <translation>Выйти из урока</translation>
    </message>
</context>
<context>
    <name>Lessons</name>
    <message>
        <source>Look</source>
        <extracomment>Titles of the lessons.</extracomment>
        <translation>Посмотреть</translation>
    </message>
    <message>
        <source>Swap or pretend</source>
        <translation>Поменять или не поменять</translation>
    </message>
    <message>
        <source>Announce</source>
        <translation>Назвать себя</translation>
    </message>
    <message>
        <source>Contest</source>
        <translation>Поспорить</translation>
    </message>
    <message>
        <source>Reading the others</source>
        <translation>Читать соперников</translation>
    </message>
    <message>
        <source>The end</source>
        <translation>Конец игры</translation>
    </message>
    <message>
        <source>Who am I? When a look is worth a turn, and when it isn’t.</source>
        <translation>Кто я? Когда взгляд на карту стоит хода, а&#xa0;когда&#xa0;нет.</translation>
    </message>
    <message>
        <source>Two cards under the table, and only you know what became of them.</source>
        <translation>Две карты под столом, и&#xa0;только вы знаете, что с&#xa0;ними стало.</translation>
    </message>
    <message>
        <source>Say who you are, or who you would like to be.</source>
        <translation>Скажите, кто вы,&#xa0;— или кем хотели бы быть.</translation>
    </message>
    <message>
        <source>“No, I am!” When to speak up, and when to stay silent.</source>
        <translation>«Нет, это я!» Когда вмешаться, а&#xa0;когда промолчать.</translation>
    </message>
    <message>
        <source>What others do tells you what they know.</source>
        <translation>По поступкам других видно, что они знают.</translation>
    </message>
    <message>
        <source>Thirteen coins, no coins, or the Cheat.</source>
        <translation>Тринадцать монет, ни одной монеты или Жулик.</translation>
    </message>
    <message>
        <source>The player on your left is about to take your card under the table, and may swap it. When you no longer know who you are, look at your card: it takes your turn but risks nothing.</source>
        <translation>Сосед слева сейчас возьмёт вашу карту под стол и, может быть, поменяет. Когда вы уже не знаете, кто вы, посмотрите свою карту: на это уходит ход, зато вы ничем не рискуете.</translation>
    </message>
    <message>
        <source>Now you know who you are again. The others saw that you looked, but not what you saw.</source>
        <translation>Теперь вы снова знаете, кто вы. Другие видели, что вы смотрели карту, но не знают, что на ней.</translation>
    </message>
    <message>
        <source>Now you know even less. When your card has been touched, a look clears things up.</source>
        <translation>Теперь вы знаете ещё меньше. Если вашу карту трогали, ясность вернёт один взгляд на неё.</translation>
    </message>
    <message>
        <source>That was a leap in the dark: after the swap you couldn’t know whether it was true. Look first.</source>
        <translation>Это было сказано наугад: после обмена вы не могли знать, правда ли это. Сначала посмотрите карту.</translation>
    </message>
    <message>
        <source>This time, watch your own card: does anyone touch it? A card nobody has touched is still the one you were dealt.</source>
        <translation>На этот раз следите за своей картой. Тронет ли её кто‑нибудь? Карта, которой никто не касался,&#xa0;— та самая, что вам раздали.</translation>
    </message>
    <message>
        <source>Right: nobody had touched your card, so you were still the King. Two coins, and no need to look.</source>
        <translation>Верно: вашу карту никто не трогал, и&#xa0;вы по‑прежнему Король. Две монеты, и&#xa0;смотреть незачем.</translation>
    </message>
    <message>
        <source>You knew that already: nobody had touched your card. Use your mask instead: announce it.</source>
        <translation>Это вы и&#xa0;так знали: вашу карту никто не трогал. Пустите её в&#xa0;дело&#xa0;— назовите себя.</translation>
    </message>
    <message>
        <source>You gave away a good card that you knew. Announce it instead.</source>
        <translation>Вы отдали хорошую карту, которую знали. Лучше назовите себя.</translation>
    </message>
    <message>
        <source>You were still the King. Announce what you are: nobody can beat the truth.</source>
        <translation>Вы по‑прежнему были Королём. Назовите себя тем, кто вы есть: с&#xa0;правдой спорить себе дороже.</translation>
    </message>
    <message>
        <source>The first turns of a game are swaps only: take your card and another under the table, and choose whether to swap them. Everyone sees which two cards you took; nobody sees what you did.</source>
        <translation>В&#xa0;первые ходы карты только меняют: возьмите под стол свою карту и&#xa0;ещё одну и&#xa0;решите, менять их или нет. Все видят, какие две карты вы взяли; что вы сделали, не видит никто.</translation>
    </message>
    <message>
        <source>You swapped for real. Only you know who you both are now; the others can only guess.</source>
        <translation>Вы действительно поменяли карты. Кто теперь кто, знаете только вы; остальным остаётся гадать.</translation>
    </message>
    <message>
        <source>You only pretended. You know that nothing has changed; the others don’t.</source>
        <translation>Вы только сделали вид. Вы знаете, что ничего не изменилось, а&#xa0;остальные&#xa0;— нет.</translation>
    </message>
    <message>
        <source>The player on your right is the Empress, who can take three coins from the bank. You would make a better Empress: swap cards with them.</source>
        <translation>У&#xa0;соседа справа Императрица: эта карта даёт три монеты из банка. Вам эта роль подошла бы больше: поменяйтесь картами.</translation>
    </message>
    <message>
        <source>There go four coins. You had the mask: contest, and nothing bad can happen to you.</source>
        <translation>Плакали четыре монеты. Этот персонаж был у&#xa0;вас: спорьте, вам ничего не грозит.</translation>
    </message>
    <message>
        <source>Your neighbour is saved, and four coins richer. You are the Judge: contest, and the fine takes the last coin.</source>
        <translation>Сосед спасён, да ещё и&#xa0;с&#xa0;четырьмя монетами. Вы&#xa0;— Судья: спорьте, и&#xa0;штраф заберёт у&#xa0;соседа последнюю монету.</translation>
    </message>
    <message>
        <source>You are the Empress now, and nobody else can be sure of it. Announce it next turn.</source>
        <translation>Теперь Императрица&#xa0;— вы, и&#xa0;никто другой в&#xa0;этом не уверен. В&#xa0;следующий ход назовите себя.</translation>
    </message>
    <message>
        <source>You left the Empress where it was. To get it, you must really swap.</source>
        <translation>Вы оставили Императрицу на месте. Чтобы её получить, надо поменять карты на самом деле.</translation>
    </message>
    <message>
        <source>The Empress wasn’t there. Take the card of the player on your right.</source>
        <translation>Императрица была не там. Возьмите карту соседа справа.</translation>
    </message>
    <message>
        <source>That doesn’t get you the Empress. Swap cards with the player on your right.</source>
        <translation>Так Императрицу не получить. Поменяйтесь картами с&#xa0;соседом справа.</translation>
    </message>
    <message>
        <source>You are the King, and nobody has touched your card. Announce the King: if nobody contests, you use the power and take two coins, and your card stays hidden.</source>
        <translation>Вы&#xa0;— Король, и&#xa0;вашу карту никто не трогал. Назовитесь Королём: если никто не поспорит, вы примените способность и&#xa0;возьмёте две монеты, а&#xa0;карта останется закрытой.</translation>
    </message>
    <message>
        <source>Everyone believed you, and rightly so. Your card was never revealed.</source>
        <translation>Вам все поверили, и&#xa0;правильно сделали. Карту даже не пришлось открывать.</translation>
    </message>
    <message>
        <source>That wasn’t your mask. Whoever has it can contest: then you both reveal your cards, and whichever of you doesn’t have it pays a coin to the courthouse. Tell the truth this time.</source>
        <translation>Это был не ваш персонаж. Тот, у&#xa0;кого он есть, может поспорить: тогда вы оба открываете карты, и&#xa0;тот из вас, у&#xa0;кого этого персонажа нет, платит монету во Дворец правосудия. На этот раз скажите правду.</translation>
    </message>
    <message>
        <source>Nothing wrong with that, but coins come from announcing. Announce the King.</source>
        <translation>Так тоже можно, но монеты получает тот, кто называет себя. Назовитесь Королём.</translation>
    </message>
    <message>
        <source>You are the Thief, and the King is in the centre, where it belongs to nobody. You may announce any mask: who could contest this one?</source>
        <translation>Вы&#xa0;— Вор, а&#xa0;Король лежит в&#xa0;центре стола, и&#xa0;он ничей. Назваться можно кем угодно: кто станет спорить из‑за Короля?</translation>
    </message>
    <message>
        <source>A bold lie, and nobody could contradict it: two coins for a King you never were.</source>
        <translation>Дерзкий обман, и&#xa0;возразить было некому: две монеты за Короля, которым вы никогда не были.</translation>
    </message>
    <message>
        <source>True, and perfectly fine. But try the lie this time: announce the King.</source>
        <translation>Это правда, и&#xa0;так тоже хорошо. Но сейчас попробуйте обмануть: назовитесь Королём.</translation>
    </message>
    <message>
        <source>Nobody can contest the Cheat either, but below ten coins that power does nothing. Try the King.</source>
        <translation>Из‑за Жулика тоже никто не станет спорить, но пока у&#xa0;вас меньше десяти монет, эта способность ничего не даёт. Попробуйте Короля.</translation>
    </message>
    <message>
        <source>Somebody has that mask, knows it, and said so. You paid a coin. Announce a mask that nobody has.</source>
        <translation>Этот персонаж у&#xa0;кого‑то есть; владелец это знает&#xa0;— и&#xa0;молчать не стал. Вы заплатили монету. Назовитесь тем, кого нет ни у&#xa0;кого.</translation>
    </message>
    <message>
        <source>Safe, but it earns nothing. Announce the King, which is in the centre.</source>
        <translation>Безопасно, но денег не приносит. Назовитесь Королём, который лежит в&#xa0;центре.</translation>
    </message>
    <message>
        <source>You are the Judge, and someone else is about to claim to be. If you let it pass, they take all the coins in the courthouse; if you contest, you both reveal your cards.</source>
        <translation>Вы&#xa0;— Судья, но сейчас Судьёй назовётся кто‑то другой. Не поспорите&#xa0;— этот игрок заберёт все монеты из Дворца правосудия; поспорите&#xa0;— вы оба откроете карты.</translation>
    </message>
    <message>
        <source>You really are the Judge: you used the power, and the liar paid a coin.</source>
        <translation>Судья&#xa0;— действительно вы: способность применили вы, а&#xa0;монету заплатил обманщик.</translation>
    </message>
    <message>
        <source>You are the Thief, and someone is about to announce the King. Anyone who contests without the mask pays a coin.</source>
        <translation>Вы&#xa0;— Вор, а&#xa0;кто‑то сейчас назовётся Королём. Тот, кто спорит без нужной карты, платит монету.</translation>
    </message>
    <message>
        <source>Right: it was true, and it wasn’t your mask. Two coins aren’t worth a fine.</source>
        <translation>Верно: это была правда, и&#xa0;персонаж не ваш. Из‑за двух чужих монет платить штраф не стоит.</translation>
    </message>
    <message>
        <source>It was true, and you paid a coin for nothing. Let it pass when you don’t have the mask.</source>
        <translation>Это была правда, и&#xa0;вы зря заплатили монету. Не спорьте, если этого персонажа у&#xa0;вас нет.</translation>
    </message>
    <message>
        <source>The others answer before you: listen to what they say. You are the Thief, the Empress is on your right, and someone else is about to claim it.</source>
        <translation>Остальные отвечают раньше вас: слушайте, что они скажут. Вы&#xa0;— Вор, Императрица у&#xa0;соседа справа, а&#xa0;назовётся ею сейчас кто‑то другой.</translation>
    </message>
    <message>
        <source>Well done: the real Empress spoke up, and the lie came out without you.</source>
        <translation>Отлично: настоящая Императрица сказала своё слово, и&#xa0;обман раскрылся без вас.</translation>
    </message>
    <message>
        <source>The Empress had already contested; all you did was pay a coin. Let others do the work.</source>
        <translation>Императрица уже вступила в&#xa0;спор, так что вы только заплатили монету. Пусть работают другие.</translation>
    </message>
    <message>
        <source>You don’t know who anyone is, but watch what they do: anyone who looks knows their card. The player on your left has 11 coins and mustn’t get to use a mask they are sure of.</source>
        <translation>Вы не знаете, кто есть кто, но следите за поступками: кто посмотрел свою карту, тот её знает. У&#xa0;соседа слева 11&#xa0;монет: не дайте ему сыграть персонажем, в&#xa0;котором он уверен.</translation>
    </message>
    <message>
        <source>Swapped or not, the richest player no longer knows who they are, and will have to look again.</source>
        <translation>Поменяли вы карты или нет, самый богатый игрок больше не знает, кто он, и&#xa0;ему придётся смотреть снова.</translation>
    </message>
    <message>
        <source>That player was already unsure. The danger is the one who looked, on your left.</source>
        <translation>Этот игрок и&#xa0;так ни в&#xa0;чём не уверен. Опасен тот, кто посмотрел свою карту,&#xa0;— слева от вас.</translation>
    </message>
    <message>
        <source>That stops nobody. Swap cards with the rich player on your left, or pretend to.</source>
        <translation>Так никого не остановить. Поменяйтесь картами с&#xa0;богатым соседом слева&#xa0;— или сделайте вид.</translation>
    </message>
    <message>
        <source>The game ends as soon as someone has 13 coins, and the richest player wins. You are the King and have 11.</source>
        <translation>Игра заканчивается, как только у&#xa0;кого‑то набралось 13&#xa0;монет, и&#xa0;побеждает самый богатый. Вы&#xa0;— Король, и&#xa0;у&#xa0;вас 11.</translation>
    </message>
    <message>
        <source>Thirteen coins: the game is over, and it is yours.</source>
        <translation>Тринадцать монет: игра окончена, и&#xa0;победа ваша.</translation>
    </message>
    <message>
        <source>So close! You were the King, two coins from victory. Announce it.</source>
        <translation>Совсем чуть‑чуть! Вы были Королём, и&#xa0;до победы не хватало двух монет. Назовите себя.</translation>
    </message>
    <message>
        <source>You gave the others another round. You are the King: two coins and you win.</source>
        <translation>Вы подарили остальным ещё один круг. Вы&#xa0;— Король: две монеты, и&#xa0;победа ваша.</translation>
    </message>
    <message>
        <source>The game also ends when someone has no coins left, and again the richest player wins: you, with 8. The player on your left has one coin and is about to take a risk.</source>
        <translation>Игра заканчивается и&#xa0;тогда, когда у&#xa0;кого‑то не осталось монет; побеждает опять самый богатый. Это вы: у&#xa0;вас 8. У&#xa0;соседа слева одна монета, и&#xa0;он сейчас рискнёт.</translation>
    </message>
    <message>
        <source>You were the Judge. The fine took the last coin, and the game ended with you in the lead.</source>
        <translation>Судьёй были вы. Штраф забрал последнюю монету, и&#xa0;игра закончилась, когда впереди были вы.</translation>
    </message>
    <message>
        <source>There is a third way: a player who uses the Cheat with 10 coins or more wins at once. You are the Cheat, and you have 10.</source>
        <translation>Есть и&#xa0;третий путь: кто применяет способность Жулика с&#xa0;10&#xa0;монетами или больше, сразу побеждает. Вы&#xa0;— Жулик, и&#xa0;у&#xa0;вас 10.</translation>
    </message>
    <message>
        <source>And that is how a Cheat wins. Now you know all you need: let the ball begin!</source>
        <translation>Вот так и&#xa0;побеждает Жулик. Теперь вы знаете всё, что нужно: пора на бал!</translation>
    </message>
    <message>
        <source>You had it in your hands: announce the Cheat, and the game is yours.</source>
        <translation>Победа была у&#xa0;вас в&#xa0;руках: назовитесь Жуликом, и&#xa0;игра ваша.</translation>
    </message>
    <message>
        <source>Everyone wears a mask, but masks change hands under the table, and soon hardly anybody knows who is who. Say who you are, true or not, use that mask’s power to gather coins, and win with 13.</source>
        <extracomment>What the game is about, before the first lesson.</extracomment>
        <translation>На каждом маска, но маски меняются под столом, и&#xa0;скоро почти никто не знает, кто есть кто. Говорите, кто вы,&#xa0;— правду или нет,&#xa0;— собирайте монеты способностью этого персонажа и&#xa0;побеждайте с&#xa0;13&#xa0;монетами.</translation>
    </message>
</context>
<context>
    <name>LessonsScreen</name>
    <message>
        <source>Learn</source>
        <translation>Обучение</translation>
    </message>
    <message>
        <source>Six short lessons at the table. After these, you’re ready to play.</source>
        <translation>Шесть коротких уроков прямо за игровым столом. После них можно смело начинать игру.</translation>
    </message>
</context>
<context>
    <name>Lists</name>
    <message>
        <source>{list} and {last}</source>
        <extracomment>The last entry of a list, and lists of two.</extracomment>
        <translation>{list} и&#xa0;{last}</translation>
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
        <translation>{title}. {text}</translation>
    </message>
</context>
<context>
    <name>Lobby</name>
    <message numerus="yes">
        <source>%n people share this screen. Anything private is shown behind a curtain.</source>
        <translation>
            <numerusform>За этим экраном %n&#xa0;человек; всё тайное&#xa0;— за занавесом.</numerusform>
            <numerusform>За этим экраном %n&#xa0;человека; всё тайное&#xa0;— за занавесом.</numerusform>
            <numerusform>За этим экраном %n&#xa0;человек; всё тайное&#xa0;— за занавесом.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Log</name>
    <message>
        <source>Round {number}</source>
        <extracomment>A heading in the log: in a round, everyone has one turn.</extracomment>
        <translation>Круг {number}</translation>
    </message>
    <message>
        <source>{line} {name}: “{words}”</source>
        <extracomment>A line of the log, and what somebody says about it: “Anna takes 2 coins from Ben. Anna: “Now we’re even.””</extracomment>
        <translation>{line} {name}: «{words}»</translation>
    </message>
    <message>
        <source>Turn {number}. {line}</source>
        <extracomment>The first line of a turn, as a screen reader reads it in the log: “Turn 8. Anna looks at her card.”</extracomment>
        <translation>Ход {number}. {line}</translation>
    </message>
    <message>
        <source>Turn {number}: your turn.</source>
        <translation>Ход {number}: ходите вы.</translation>
    </message>
    <message>
        <source>Turn {number}: {name}.</source>
        <translation>Ход {number}: {name}.</translation>
    </message>
    <message>
        <source>You look at your card.</source>
        <translation>Вы смотрите свою карту.</translation>
    </message>
    <message>
        <source>{name} looks at their own card.</source>
        <translation>{name} смотрит свою карту.</translation>
    </message>
    <message>
        <source>You look at your card: {mask}.</source>
        <translation>Вы смотрите свою карту: {mask}.</translation>
    </message>
    <message>
        <source>{name} looks at their own card: {mask}.</source>
        <translation>{name} смотрит свою карту: {mask}.</translation>
    </message>
    <message>
        <source>You look at one card: {place}.</source>
        <translation>Вы смотрите одну карту: {place}.</translation>
    </message>
    <message>
        <source>{name} looks at one card: {place}.</source>
        <translation>{name} смотрит одну карту: {place}.</translation>
    </message>
    <message>
        <source>You look at one card: {place} ({mask}).</source>
        <translation>Вы смотрите одну карту: {place} ({mask}).</translation>
    </message>
    <message>
        <source>{name} looks at one card: {place} ({mask}).</source>
        <translation>{name} смотрит одну карту: {place} ({mask}).</translation>
    </message>
    <message>
        <source>You look at two cards: {place} and {place2}.</source>
        <translation>Вы смотрите две карты: {place} и&#xa0;{place2}.</translation>
    </message>
    <message>
        <source>{name} looks at two cards: {place} and {place2}.</source>
        <translation>{name} смотрит две карты: {place} и&#xa0;{place2}.</translation>
    </message>
    <message>
        <source>You look at two cards: {place} ({mask}) and {place2} ({mask2}).</source>
        <translation>Вы смотрите две карты: {place} ({mask}) и&#xa0;{place2} ({mask2}).</translation>
    </message>
    <message>
        <source>{name} looks at two cards: {place} ({mask}) and {place2} ({mask2}).</source>
        <translation>{name} смотрит две карты: {place} ({mask}) и&#xa0;{place2} ({mask2}).</translation>
    </message>
    <message>
        <source>You take two cards under the table: {place} and {place2}.</source>
        <translation>Вы берёте под стол две карты: {place} и&#xa0;{place2}.</translation>
    </message>
    <message>
        <source>You take your card and {other}’s under the table.</source>
        <translation>Вы берёте под стол свою карту и&#xa0;карту игрока «{other}».</translation>
    </message>
    <message>
        <source>You take your card and {place2} under the table.</source>
        <translation>Вы берёте под стол свою карту и&#xa0;ещё одну: {place2}.</translation>
    </message>
    <message>
        <source>{name} swaps two cards, or pretends to: {place} and {place2}.</source>
        <translation>{name} меняет две карты ({place} и&#xa0;{place2})&#xa0;— или только делает вид.</translation>
    </message>
    <message>
        <source>{name} swaps cards with you, or pretends to.</source>
        <translation>{name} меняется с&#xa0;вами картами&#xa0;— или только делает вид.</translation>
    </message>
    <message>
        <source>{name} swaps cards with {other}, or pretends to.</source>
        <translation>{name} и&#xa0;{other} меняются картами&#xa0;— или {name} только делает вид.</translation>
    </message>
    <message>
        <source>{name} swaps, or pretends to swap, with {place2}.</source>
        <translation>{name} меняет свою карту на другую ({place2})&#xa0;— или только делает вид.</translation>
    </message>
    <message>
        <source>You really swap them.</source>
        <translation>Вы действительно меняете их.</translation>
    </message>
    <message>
        <source>You only pretend to swap them.</source>
        <translation>Вы только делаете вид, что меняете их.</translation>
    </message>
    <message>
        <source>{name} really swaps them.</source>
        <translation>{name} действительно меняет их.</translation>
    </message>
    <message>
        <source>{name} only pretends to swap them.</source>
        <translation>{name} только делает вид, что меняет их.</translation>
    </message>
    <message>
        <source>You announce: “{words}”</source>
        <translation>Вы называете себя: «{words}»</translation>
    </message>
    <message>
        <source>{name} announces: “{words}”</source>
        <translation>{name} называет себя: «{words}»</translation>
    </message>
    <message>
        <source>You announce: “{words}” ({place})</source>
        <translation>Вы называете себя: «{words}» ({place})</translation>
    </message>
    <message>
        <source>{name} announces: “{words}” ({place})</source>
        <translation>{name} называет себя: «{words}» ({place})</translation>
    </message>
    <message>
        <source>You let it pass.</source>
        <translation>Вы не спорите.</translation>
    </message>
    <message>
        <source>{name} lets it pass.</source>
        <translation>{name} не спорит.</translation>
    </message>
    <message>
        <source>You contest: “{words}”</source>
        <translation>Вы спорите: «{words}»</translation>
    </message>
    <message>
        <source>{name} contests: “{words}”</source>
        <translation>{name} спорит: «{words}»</translation>
    </message>
    <message>
        <source>You contest: “{words}” ({place})</source>
        <translation>Вы спорите: «{words}» ({place})</translation>
    </message>
    <message>
        <source>{name} contests: “{words}” ({place})</source>
        <translation>{name} спорит: «{words}» ({place})</translation>
    </message>
    <message>
        <source>The cards are revealed: {cards}.</source>
        <translation>Карты открываются: {cards}.</translation>
    </message>
    <message>
        <source>{mask} ({name})</source>
        <extracomment>An entry of the list {cards}; {name} may also be “you”.</extracomment>
        <translation>{mask} ({name})</translation>
    </message>
    <message>
        <source>None of them is the {mask}.</source>
        <translation>Персонажа «{mask}» среди них нет.</translation>
    </message>
    <message>
        <source>None of you is the {mask}.</source>
        <translation>Персонажа «{mask}» нет ни у&#xa0;кого из вас.</translation>
    </message>
    <message>
        <source>You reveal your card: {mask}.</source>
        <translation>Вы открываете свою карту: {mask}.</translation>
    </message>
    <message>
        <source>{name} reveals: {mask}.</source>
        <translation>{name} открывает свою карту: {mask}.</translation>
    </message>
    <message>
        <source>A card is revealed: {place} ({mask}).</source>
        <translation>Открыта карта: {place} ({mask}).</translation>
    </message>
    <message>
        <source>You show {owner}’s card to everyone else: {mask}.</source>
        <translation>Вы показываете остальным карту игрока «{owner}»: {mask}.</translation>
    </message>
    <message>
        <source>You show {owner}’s card to everyone else.</source>
        <translation>Вы показываете остальным карту игрока «{owner}».</translation>
    </message>
    <message>
        <source>{name} shows your card to everyone but you: {mask}.</source>
        <translation>{name} показывает вашу карту всем, кроме вас: {mask}.</translation>
    </message>
    <message>
        <source>{name} shows your card to everyone but you.</source>
        <translation>{name} показывает вашу карту всем, кроме вас.</translation>
    </message>
    <message>
        <source>{name} shows {owner}’s card to everyone else: {mask}.</source>
        <translation>{name} показывает остальным карту игрока «{owner}»: {mask}.</translation>
    </message>
    <message>
        <source>{name} shows {owner}’s card to everyone else.</source>
        <translation>{name} показывает остальным карту игрока «{owner}».</translation>
    </message>
    <message>
        <source>A card is shown to everyone but its owner: {place} ({mask}).</source>
        <translation>Карту видят все, кроме её владельца: {place} ({mask}).</translation>
    </message>
    <message>
        <source>A card is shown to everyone but its owner: {place}.</source>
        <translation>Карту видят все, кроме её владельца: {place}.</translation>
    </message>
    <message>
        <source>Nobody contests. You use the power: {mask}.</source>
        <translation>Никто не спорит. Вы применяете способность: {mask}.</translation>
    </message>
    <message>
        <source>Nobody contests. {name} uses the power: {mask}.</source>
        <translation>Никто не спорит. {name} применяет способность: {mask}.</translation>
    </message>
    <message>
        <source>You really are the {mask} and use its power.</source>
        <translation>Вы действительно {mask} и&#xa0;применяете способность.</translation>
    </message>
    <message>
        <source>{name} really is the {mask} and uses its power.</source>
        <translation>{name} действительно {mask} и&#xa0;применяет способность.</translation>
    </message>
    <message>
        <source>You copy the last power used: {mask}.</source>
        <translation>Вы повторяете последнюю применённую способность: {mask}.</translation>
    </message>
    <message>
        <source>{name} copies the last power used: {mask}.</source>
        <translation>{name} повторяет последнюю применённую способность: {mask}.</translation>
    </message>
    <message>
        <source>You use a power from the graveyard: {mask}.</source>
        <translation>Вы применяете способность с&#xa0;Кладбища: {mask}.</translation>
    </message>
    <message>
        <source>{name} uses a power from the graveyard: {mask}.</source>
        <translation>{name} применяет способность с&#xa0;Кладбища: {mask}.</translation>
    </message>
    <message>
        <source>You named the right mask and use its power: {mask}.</source>
        <translation>Персонаж назван верно. Вы применяете способность: {mask}.</translation>
    </message>
    <message>
        <source>{name} named the right mask and uses its power: {mask}.</source>
        <translation>Персонаж назван верно. {name} применяет способность: {mask}.</translation>
    </message>
    <message>
        <source>Nobody contests.</source>
        <extracomment>The announcement has just been heard.</extracomment>
        <translation>Никто не спорит.</translation>
    </message>
    <message>
        <source>{mask}: this power has already been used this turn. Nothing happens.</source>
        <translation>{mask}: эту способность в&#xa0;этом ходу уже применили. Ничего не происходит.</translation>
    </message>
    <message>
        <source>No power has been used yet: there is nothing to copy.</source>
        <translation>Ни одной способности ещё не применили: повторять нечего.</translation>
    </message>
    <message>
        <source>There are no coins to take: nothing happens.</source>
        <translation>Монет нет: ничего не происходит.</translation>
    </message>
    <message>
        <source>{name} already has 10 coins or more and takes nothing.</source>
        <translation>{name} ничего не берёт: монет уже 10&#xa0;или больше.</translation>
    </message>
    <message>
        <source>You already have 10 coins or more and take nothing.</source>
        <translation>Вы ничего не берёте: у&#xa0;вас уже 10&#xa0;монет или больше.</translation>
    </message>
    <message>
        <source>{name} has fewer than 10 coins: nothing happens.</source>
        <translation>{name} пока не побеждает: монет меньше 10.</translation>
    </message>
    <message>
        <source>You have fewer than 10 coins: nothing happens.</source>
        <translation>У&#xa0;вас меньше 10&#xa0;монет: ничего не происходит.</translation>
    </message>
    <message>
        <source>{name} decides not to exchange fortunes.</source>
        <translation>{name} решает не меняться запасом монет.</translation>
    </message>
    <message>
        <source>You decide not to exchange fortunes.</source>
        <translation>Вы решаете не меняться запасом монет.</translation>
    </message>
    <message>
        <source>Nobody has more coins than {name}: nothing happens.</source>
        <translation>Богаче, чем {name}, никого нет: ничего не происходит.</translation>
    </message>
    <message>
        <source>Nobody has more coins than you: nothing happens.</source>
        <translation>Богаче вас никого нет: ничего не происходит.</translation>
    </message>
    <message>
        <source>There is nobody left to choose: nothing happens.</source>
        <translation>Выбирать больше некого: ничего не происходит.</translation>
    </message>
    <message>
        <source>There are too few cards for this: nothing happens.</source>
        <translation>Для этого не хватает карт: ничего не происходит.</translation>
    </message>
    <message>
        <source>It’s a woman’s mask: nothing to pay.</source>
        <translation>Это женский персонаж: платить не нужно.</translation>
    </message>
    <message>
        <source>The right mask was named: nothing to pay.</source>
        <translation>Персонаж назван верно: платить не нужно.</translation>
    </message>
    <message>
        <source>The wrong mask was named: nothing happens.</source>
        <translation>Персонаж назван неверно: ничего не происходит.</translation>
    </message>
    <message>
        <source>The graveyard is empty: nothing happens.</source>
        <translation>Кладбище пусто: ничего не происходит.</translation>
    </message>
    <message>
        <source>You choose {other}.</source>
        <translation>Вы выбираете игрока: {other}.</translation>
    </message>
    <message>
        <source>{name} chooses you.</source>
        <translation>{name} выбирает вас.</translation>
    </message>
    <message>
        <source>{name} chooses {other}.</source>
        <translation>{name} выбирает игрока: {other}.</translation>
    </message>
    <message>
        <source>You choose two players: {names}.</source>
        <translation>Вы выбираете двух игроков: {names}.</translation>
    </message>
    <message>
        <source>{name} chooses two players: {names}.</source>
        <translation>{name} выбирает двух игроков: {names}.</translation>
    </message>
    <message>
        <source>You name a mask: {mask}.</source>
        <translation>Вы называете персонажа: {mask}.</translation>
    </message>
    <message>
        <source>{name} names a mask: {mask}.</source>
        <translation>{name} называет персонажа: {mask}.</translation>
    </message>
    <message>
        <source>You choose left.</source>
        <translation>Вы выбираете левую сторону.</translation>
    </message>
    <message>
        <source>{name} chooses left.</source>
        <translation>{name} выбирает левую сторону.</translation>
    </message>
    <message>
        <source>You choose right.</source>
        <translation>Вы выбираете правую сторону.</translation>
    </message>
    <message>
        <source>{name} chooses right.</source>
        <translation>{name} выбирает правую сторону.</translation>
    </message>
    <message>
        <source>You hide some of the bank’s coins in your hand.</source>
        <translation>Вы прячете в&#xa0;кулаке монеты из банка.</translation>
    </message>
    <message>
        <source>{name} hides some of the bank’s coins in their hand.</source>
        <translation>{name} прячет в&#xa0;кулаке монеты из банка.</translation>
    </message>
    <message numerus="yes">
        <source>You hide %n of the bank’s coins in your hand.</source>
        <translation>
            <numerusform>Вы прячете в&#xa0;кулаке %n&#xa0;монету из банка.</numerusform>
            <numerusform>Вы прячете в&#xa0;кулаке %n&#xa0;монеты из банка.</numerusform>
            <numerusform>Вы прячете в&#xa0;кулаке %n&#xa0;монет из банка.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{name} hides %n of the bank’s coins in their hand.</source>
        <translation>
            <numerusform>{name} прячет в&#xa0;кулаке %n&#xa0;монету из банка.</numerusform>
            <numerusform>{name} прячет в&#xa0;кулаке %n&#xa0;монеты из банка.</numerusform>
            <numerusform>{name} прячет в&#xa0;кулаке %n&#xa0;монет из банка.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>You guess: %n coin(s).</source>
        <translation>
            <numerusform>Ваша догадка: %n&#xa0;монета.</numerusform>
            <numerusform>Ваша догадка: %n&#xa0;монеты.</numerusform>
            <numerusform>Ваша догадка: %n&#xa0;монет.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{name} guesses: %n coin(s).</source>
        <translation>
            <numerusform>{name} пробует угадать: %n&#xa0;монета.</numerusform>
            <numerusform>{name} пробует угадать: %n&#xa0;монеты.</numerusform>
            <numerusform>{name} пробует угадать: %n&#xa0;монет.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>You open your hand: %n coin(s).</source>
        <translation>
            <numerusform>Вы разжимаете кулак: %n&#xa0;монета.</numerusform>
            <numerusform>Вы разжимаете кулак: %n&#xa0;монеты.</numerusform>
            <numerusform>Вы разжимаете кулак: %n&#xa0;монет.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{name} opens their hand: %n coin(s).</source>
        <translation>
            <numerusform>{name} разжимает кулак: %n&#xa0;монета.</numerusform>
            <numerusform>{name} разжимает кулак: %n&#xa0;монеты.</numerusform>
            <numerusform>{name} разжимает кулак: %n&#xa0;монет.</numerusform>
        </translation>
    </message>
    <message>
        <source>You and {other} change seats. Cards and coins stay put.</source>
        <translation>Вы и&#xa0;{other} меняетесь местами. Карты и&#xa0;монеты остаются на месте.</translation>
    </message>
    <message>
        <source>{name} and {other} change seats. Cards and coins stay put.</source>
        <translation>{name} и&#xa0;{other} меняются местами. Карты и&#xa0;монеты остаются на месте.</translation>
    </message>
    <message>
        <source>The top card of the graveyard is turned up: {mask}.</source>
        <translation>Открыта верхняя карта Кладбища: {mask}.</translation>
    </message>
    <message>
        <source>A card leaves the game: {mask}.</source>
        <translation>Карта уходит в&#xa0;сброс: {mask}.</translation>
    </message>
    <message>
        <source>Your own card takes its place, unseen.</source>
        <extracomment>Follows “A card leaves the game: Damned.”; the card goes to where the Damned lay.</extracomment>
        <translation>Ваша карта ложится на её место закрытой.</translation>
    </message>
    <message>
        <source>{name}’s own card takes its place, unseen.</source>
        <translation>На её место ложится закрытой карта игрока «{name}».</translation>
    </message>
    <message>
        <source>You are out of the game.</source>
        <translation>Вы выбываете из игры.</translation>
    </message>
    <message>
        <source>{name} is out of the game.</source>
        <translation>{name} выбывает из игры.</translation>
    </message>
    <message>
        <source>You are out of the game. Any cards you had left go with you, unseen.</source>
        <translation>Вы выбываете из игры. Оставшиеся у&#xa0;вас карты уходят из игры закрытыми.</translation>
    </message>
    <message>
        <source>{name} is out of the game. Any cards left there go too, unseen.</source>
        <translation>{name} выбывает из игры. Оставшиеся карты уходят из игры закрытыми.</translation>
    </message>
</context>
<context>
    <name>MainWindow</name>
    <message>
        <source>Mascarade</source>
        <translation>Маскарад</translation>
    </message>
</context>
<context>
    <name>Mask</name>
    <message>
        <source>Judge</source>
        <translation>Судья</translation>
    </message>
    <message>
        <source>King</source>
        <translation>Король</translation>
    </message>
    <message>
        <source>Empress</source>
        <translation>Императрица</translation>
    </message>
    <message>
        <source>Queen</source>
        <translation>Королева</translation>
    </message>
    <message>
        <source>Fool</source>
        <translation>Дурак</translation>
    </message>
    <message>
        <source>Thief</source>
        <translation>Вор</translation>
    </message>
    <message>
        <source>Witch</source>
        <translation>Ведьма</translation>
    </message>
    <message>
        <source>Spy</source>
        <translation>Шпион</translation>
    </message>
    <message>
        <source>Peasant</source>
        <translation>Крестьянин</translation>
    </message>
    <message>
        <source>Cheat</source>
        <translation>Жулик</translation>
    </message>
    <message>
        <source>Guru</source>
        <translation>Инквизитор</translation>
    </message>
    <message>
        <source>Widow</source>
        <translation>Вдова</translation>
    </message>
    <message>
        <source>Beggar</source>
        <translation>Нищенка</translation>
    </message>
    <message>
        <source>Patron</source>
        <translation>Покровитель</translation>
    </message>
    <message>
        <source>Puppet Master</source>
        <translation>Кукольник</translation>
    </message>
    <message>
        <source>Princess</source>
        <translation>Принцесса</translation>
    </message>
    <message>
        <source>Trickster</source>
        <translation>Епископ</translation>
    </message>
    <message>
        <source>Alchemist</source>
        <translation>Алхимик</translation>
    </message>
    <message>
        <source>Actress</source>
        <translation>Актриса</translation>
    </message>
    <message>
        <source>Courtesan</source>
        <translation>Куртизанка</translation>
    </message>
    <message>
        <source>Gambler</source>
        <translation>Аферист</translation>
    </message>
    <message>
        <source>Damned</source>
        <translation>Проклятый</translation>
    </message>
    <message>
        <source>Necromancer</source>
        <translation>Некромант</translation>
    </message>
    <message>
        <source>Sage</source>
        <translation>Мудрец</translation>
    </message>
    <message>
        <source>Usurper</source>
        <translation>Узурпатор</translation>
    </message>
    <message>
        <source>Bear Tamer</source>
        <translation>Укротитель диких медведей</translation>
    </message>
    <message>
        <source>A man’s mask</source>
        <translation>Мужской персонаж</translation>
    </message>
    <message>
        <source>A woman’s mask</source>
        <translation>Женский персонаж</translation>
    </message>
    <message>
        <source>★ Brings money from the bank</source>
        <translation>★ Приносит деньги из банка</translation>
    </message>
    <message>
        <source>Base game</source>
        <translation>Базовая игра</translation>
    </message>
    <message>
        <source>First edition</source>
        <translation>Первое издание</translation>
    </message>
    <message>
        <source>Expansion</source>
        <translation>Дополнение</translation>
    </message>
    <message numerus="yes">
        <source>For %n player(s) or more</source>
        <translation>
            <numerusform>От %n&#xa0;игрока</numerusform>
            <numerusform>От %n&#xa0;игроков</numerusform>
            <numerusform>От %n&#xa0;игроков</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>MasksOff</name>
    <message>
        <source>Take off the masks</source>
        <translation>Снять маски</translation>
    </message>
</context>
<context>
    <name>MastersRow</name>
    <message>
        <source>Games played by masters</source>
        <translation>Сыграно мастерами</translation>
    </message>
    <message>
        <source>The masters couldn’t finish their games.</source>
        <translation>Мастера не смогли доиграть свои игры.</translation>
    </message>
    <message>
        <source>The same deal, with a master in your place: {won} of {played} won…</source>
        <translation>Та же раздача, на вашем месте мастер: побед {won} из {played}…</translation>
    </message>
    <message>
        <source>In your place, masters won {won} of {played}: a good deal.</source>
        <translation>Победы мастеров на вашем месте&#xa0;— {won} из {played}: хорошая раздача.</translation>
    </message>
    <message>
        <source>In your place, masters won {won} of {played}: a fair deal.</source>
        <translation>Победы мастеров на вашем месте&#xa0;— {won} из {played}: обычная раздача.</translation>
    </message>
    <message>
        <source>In your place, masters won {won} of {played}: a hard deal.</source>
        <translation>Победы мастеров на вашем месте&#xa0;— {won} из {played}: трудная раздача.</translation>
    </message>
</context>
<context>
    <name>Meanwhile</name>
    <message>
        <source>Meanwhile: {list}.</source>
        <translation>Тем временем: {list}.</translation>
    </message>
    <message>
        <source>{name} ({what})</source>
        <extracomment>An entry of the list: “Anna (a look)”.</extracomment>
        <translation>{name} ({what})</translation>
    </message>
    <message>
        <source>a look</source>
        <translation>взгляд на карту</translation>
    </message>
    <message>
        <source>a swap, real or not</source>
        <translation>обмен или нет</translation>
    </message>
    <message>
        <source>{what}, contested</source>
        <extracomment>The announced mask: “King, contested”, “King, +3”.</extracomment>
        <translation>{what}, был спор</translation>
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
        <translation>Самый дерзкий удачный блеф</translation>
    </message>
    <message>
        <source>The costliest false claim</source>
        <translation>Самое дорогое ложное заявление</translation>
    </message>
    <message>
        <source>The swap that fooled the most players</source>
        <translation>Обмен, который запутал больше всего игроков</translation>
    </message>
    <message numerus="yes">
        <source>Turn {turn}: {name} announced “{mask}” but wore another mask ({truth}). Nobody contested. Gain: %n coin(s).</source>
        <extracomment>{truth} is the mask that {name} really wore; the number is what the bluff brought.</extracomment>
        <translation>
            <numerusform>Ход {turn}: {name} называет себя персонажем «{mask}», а&#xa0;на карте&#xa0;— {truth}. Никто не спорит. Выигрыш: %n&#xa0;монета.</numerusform>
            <numerusform>Ход {turn}: {name} называет себя персонажем «{mask}», а&#xa0;на карте&#xa0;— {truth}. Никто не спорит. Выигрыш: %n&#xa0;монеты.</numerusform>
            <numerusform>Ход {turn}: {name} называет себя персонажем «{mask}», а&#xa0;на карте&#xa0;— {truth}. Никто не спорит. Выигрыш: %n&#xa0;монет.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Turn {turn}: you announced “{mask}” but wore another mask ({truth}). Nobody contested. Gain: %n coin(s).</source>
        <translation>
            <numerusform>Ход {turn}: вы называете себя персонажем «{mask}», а&#xa0;на карте&#xa0;— {truth}. Никто не спорит. Выигрыш: %n&#xa0;монета.</numerusform>
            <numerusform>Ход {turn}: вы называете себя персонажем «{mask}», а&#xa0;на карте&#xa0;— {truth}. Никто не спорит. Выигрыш: %n&#xa0;монеты.</numerusform>
            <numerusform>Ход {turn}: вы называете себя персонажем «{mask}», а&#xa0;на карте&#xa0;— {truth}. Никто не спорит. Выигрыш: %n&#xa0;монет.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Turn {turn}: {name} claimed “{mask}” but wore another mask ({truth}). Loss: %n coin(s).</source>
        <translation>
            <numerusform>Ход {turn}: {name} называет себя персонажем «{mask}», а&#xa0;на карте&#xa0;— {truth}. Потеря: %n&#xa0;монета.</numerusform>
            <numerusform>Ход {turn}: {name} называет себя персонажем «{mask}», а&#xa0;на карте&#xa0;— {truth}. Потеря: %n&#xa0;монеты.</numerusform>
            <numerusform>Ход {turn}: {name} называет себя персонажем «{mask}», а&#xa0;на карте&#xa0;— {truth}. Потеря: %n&#xa0;монет.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Turn {turn}: you claimed “{mask}” but wore another mask ({truth}). Loss: %n coin(s).</source>
        <translation>
            <numerusform>Ход {turn}: вы называете себя персонажем «{mask}», а&#xa0;на карте&#xa0;— {truth}. Потеря: %n&#xa0;монета.</numerusform>
            <numerusform>Ход {turn}: вы называете себя персонажем «{mask}», а&#xa0;на карте&#xa0;— {truth}. Потеря: %n&#xa0;монеты.</numerusform>
            <numerusform>Ход {turn}: вы называете себя персонажем «{mask}», а&#xa0;на карте&#xa0;— {truth}. Потеря: %n&#xa0;монет.</numerusform>
        </translation>
    </message>
    <message>
        <source>Turn {turn}: {name} really swapped two cards ({places}). Fooled: {names}.</source>
        <extracomment>{names} is a list of the players who were fooled: one or several.</extracomment>
        <translation>Ход {turn}: {name} действительно меняет две карты ({places}). Кто запутался: {names}.</translation>
    </message>
    <message>
        <source>Turn {turn}: you really swapped two cards ({places}). Fooled: {names}.</source>
        <translation>Ход {turn}: вы действительно меняете две карты ({places}). Кто запутался: {names}.</translation>
    </message>
    <message>
        <source>Turn {turn}: {name} only pretended to swap two cards ({places}). Fooled: {names}.</source>
        <translation>Ход {turn}: {name} только делает вид, что меняет две карты ({places}). Кто запутался: {names}.</translation>
    </message>
    <message>
        <source>Turn {turn}: you only pretended to swap two cards ({places}). Fooled: {names}.</source>
        <translation>Ход {turn}: вы только делаете вид, что меняете две карты ({places}). Кто запутался: {names}.</translation>
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
        <translation>{mask} (вероятнее: {guess}, {percent})</translation>
    </message>
    <message>
        <source>{mask} ({percent})</source>
        <translation>{mask} ({percent})</translation>
    </message>
    <message>
        <source>{name} could know: {cards}.</source>
        <extracomment>{cards} is a list such as “Anna’s card: King (80%), …”.</extracomment>
        <translation>{name}: можно было знать&#xa0;— {cards}.</translation>
    </message>
    <message>
        <source>You could know: {cards}.</source>
        <translation>Вы могли знать: {cards}.</translation>
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
        <translation>Карты разданы в&#xa0;открытую.</translation>
    </message>
</context>
<context>
    <name>NewGameScreen</name>
    <message>
        <source>One of your own scenarios. It breaks the printed rules.</source>
        <translation>Один из ваших наборов карт. Он нарушает печатные правила.</translation>
    </message>
    <message>
        <source>One of your own scenarios.</source>
        <translation>Один из ваших наборов карт.</translation>
    </message>
    <message>
        <source>Player {number}: enter the program that plays, or choose another opponent.</source>
        <translation>Игрок {number}: укажите, какая программа играет, или выберите другого соперника.</translation>
    </message>
    <message>
        <source>The deal number must be a whole number from 0 to 2147483647, or empty.</source>
        <translation>Номер раздачи&#xa0;— целое число от 0&#xa0;до 2147483647; поле можно и&#xa0;не заполнять.</translation>
    </message>
    <message>
        <source>No human players: you will watch the bots play.</source>
        <translation>За столом нет людей: вы будете смотреть, как играют боты.</translation>
    </message>
    <message>
        <source>Notes and the coach are off: they only work in solo games.</source>
        <translation>Заметки и&#xa0;наставник&#xa0;— только для игры в&#xa0;одиночку; здесь их не будет.</translation>
    </message>
    <message>
        <source>Everyone sees the history.</source>
        <translation>Историю видят все.</translation>
    </message>
    <message>
        <source>Only one person</source>
        <translation>Только один человек</translation>
    </message>
    <message>
        <source>Everyone is a person</source>
        <translation>Играют только люди</translation>
    </message>
    <message>
        <source>New game</source>
        <translation>Новая игра</translation>
    </message>
    <message>
        <source>Players</source>
        <translation>Игроки</translation>
    </message>
    <message>
        <source>Number of players</source>
        <translation>Число игроков</translation>
    </message>
    <message>
        <source>One fewer player</source>
        <translation>На одного игрока меньше</translation>
    </message>
    <message>
        <source>One more player</source>
        <translation>На одного игрока больше</translation>
    </message>
    <message>
        <source>Masks</source>
        <translation>Персонажи</translation>
    </message>
    <message>
        <source>Scenarios for this number of players</source>
        <translation>Наборы карт для этого числа игроков</translation>
    </message>
    <message>
        <source>Begin</source>
        <translation>Начать</translation>
    </message>
</context>
<context>
    <name>NotePopover</name>
    <message>
        <source>Note</source>
        <translation>Заметка</translation>
    </message>
    <message>
        <source>Note: {place}</source>
        <translation>Заметка: {place}</translation>
    </message>
    <message>
        <source>Click the mask you think it is.</source>
        <translation>Выберите персонажа, который, по‑вашему, там лежит.</translation>
    </message>
    <message>
        <source>It may be one of several</source>
        <translation>Возможно, один из нескольких</translation>
    </message>
    <message>
        <source>Anything else to remember</source>
        <translation>Что ещё запомнить</translation>
    </message>
    <message>
        <source>Pin</source>
        <translation>Отметить</translation>
    </message>
    <message>
        <source>Remove the note</source>
        <translation>Убрать заметку</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Отмена</translation>
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
        <translation>Заметки можно прикалывать в&#xa0;играх с&#xa0;уровнем помощи «Блокнот» или «Наставник».</translation>
    </message>
    <message>
        <source>Move to a card with the arrow keys, then press {key}.</source>
        <translation>Перейдите к&#xa0;карте клавишами со стрелками и&#xa0;нажмите «{key}».</translation>
    </message>
</context>
<context>
    <name>Numbers</name>
    <message numerus="yes">
        <source>%n coin(s)</source>
        <translation>
            <numerusform>%n&#xa0;монета</numerusform>
            <numerusform>%n&#xa0;монеты</numerusform>
            <numerusform>%n&#xa0;монет</numerusform>
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
        <translation>Не удалось сохранить набор карт: {why}</translation>
    </message>
    <message>
        <source>My scenario</source>
        <translation>Мой набор карт</translation>
    </message>
    <message>
        <source>That didn’t work: {why}</source>
        <translation>Не получилось: {why}</translation>
    </message>
    <message>
        <source>Delete a scenario</source>
        <translation>Удалить набор карт</translation>
    </message>
    <message>
        <source>Delete “{name}”? This can’t be undone.</source>
        <translation>Удалить набор «{name}»? Вернуть его будет нельзя.</translation>
    </message>
    <message>
        <source>Delete</source>
        <translation>Удалить</translation>
    </message>
    <message>
        <source>Keep it</source>
        <translation>Оставить</translation>
    </message>
    <message>
        <source>Scenarios</source>
        <translation>Наборы карт</translation>
    </message>
    <message>
        <source>Import scenarios</source>
        <translation>Импорт наборов карт</translation>
    </message>
    <message>
        <source>You already have this scenario.</source>
        <translation>Этот набор карт у&#xa0;вас уже есть.</translation>
    </message>
    <message>
        <source>Export a scenario</source>
        <translation>Экспорт набора карт</translation>
    </message>
    <message>
        <source>Exported</source>
        <translation>Сохранено</translation>
    </message>
    <message>
        <source>These files can’t be read and were left alone:</source>
        <translation>Эти файлы не удаётся прочитать, они остались нетронутыми:</translation>
    </message>
    <message>
        <source>My scenarios</source>
        <translation>Мои наборы карт</translation>
    </message>
    <message>
        <source>Your scenarios</source>
        <translation>Ваши наборы карт</translation>
    </message>
    <message>
        <source>Nothing here yet. Create a scenario, or import one from a file.</source>
        <translation>Здесь пока пусто. Создайте новый набор карт или импортируйте его из файла.</translation>
    </message>
    <message>
        <source>Play it</source>
        <translation>Играть</translation>
    </message>
    <message>
        <source>New</source>
        <translation>Создать</translation>
    </message>
    <message>
        <source>Duplicate</source>
        <translation>Дублировать</translation>
    </message>
    <message>
        <source>Import…</source>
        <translation>Импорт…</translation>
    </message>
    <message>
        <source>Export…</source>
        <translation>Экспорт…</translation>
    </message>
</context>
<context>
    <name>Passing</name>
    <message>
        <source>I’ll stay out.</source>
        <extracomment>Said by the cautious while they let an announcement pass; at most 18 letters</extracomment>
        <translation>Я&#xa0;не вмешиваюсь.</translation>
    </message>
    <message>
        <source>I’d rather not.</source>
        <translation>Лучше промолчу.</translation>
    </message>
    <message>
        <source>I’ll wait.</source>
        <translation>Я&#xa0;подожду.</translation>
    </message>
    <message>
        <source>Go on, then!</source>
        <extracomment>Said by the bold while they let an announcement pass; at most 18 letters</extracomment>
        <translation>Смелее!</translation>
    </message>
    <message>
        <source>All yours!</source>
        <translation>Берите!</translation>
    </message>
    <message>
        <source>Enjoy it!</source>
        <translation>На здоровье!</translation>
    </message>
    <message>
        <source>I pass.</source>
        <extracomment>Said by the even-tempered while they let an announcement pass; at most 18 letters</extracomment>
        <translation>Не спорю.</translation>
    </message>
    <message>
        <source>All right.</source>
        <translation>Хорошо.</translation>
    </message>
    <message>
        <source>Fair enough.</source>
        <translation>Справедливо.</translation>
    </message>
    <message>
        <source>If you say so.</source>
        <extracomment>Said by the suspicious while they let an announcement pass; at most 18 letters</extracomment>
        <translation>Ну‑ну.</translation>
    </message>
    <message>
        <source>Hm. All right.</source>
        <translation>Хм. Допустим.</translation>
    </message>
    <message>
        <source>I’m watching you.</source>
        <translation>Я&#xa0;слежу за вами.</translation>
    </message>
    <message>
        <source>I’ll keep my coin.</source>
        <extracomment>Said by the greedy while they let an announcement pass; at most 18 letters</extracomment>
        <translation>Монету поберегу.</translation>
    </message>
    <message>
        <source>Not for a coin.</source>
        <translation>Не стоит монеты.</translation>
    </message>
    <message>
        <source>Too dear for me.</source>
        <translation>Дороговато.</translation>
    </message>
    <message>
        <source>Why not?</source>
        <extracomment>Said by the chaotic while they let an announcement pass; at most 18 letters</extracomment>
        <translation>Почему бы и&#xa0;нет?</translation>
    </message>
    <message>
        <source>As you like!</source>
        <translation>Да пожалуйста!</translation>
    </message>
    <message>
        <source>La la la…</source>
        <translation>Ля‑ля‑ля…</translation>
    </message>
</context>
<context>
    <name>Pause</name>
    <message>
        <source>Resumed.</source>
        <translation>Игра продолжается.</translation>
    </message>
    <message>
        <source>Resume</source>
        <translation>Продолжить</translation>
    </message>
    <message>
        <source>Pause</source>
        <translation>Пауза</translation>
    </message>
    <message>
        <source>Paused: press {key} to resume</source>
        <translation>Пауза: нажмите «{key}», чтобы продолжить</translation>
    </message>
</context>
<context>
    <name>Phone</name>
    <message>
        <source>English</source>
        <extracomment>The name of your language, in your language.</extracomment>
        <translation>Русский</translation>
    </message>
    <message>
        <source>Type the code from the large screen</source>
        <extracomment>Above a field, on the phone.</extracomment>
        <translation>Введите код с&#xa0;большого экрана</translation>
    </message>
    <message>
        <source>Enter</source>
        <translation>Войти</translation>
    </message>
    <message>
        <source>That isn’t the code. Please look at the large screen again.</source>
        <translation>Код не тот. Посмотрите ещё раз на большой экран.</translation>
    </message>
    <message>
        <source>Who are you?</source>
        <translation>Кто вы?</translation>
    </message>
    <message>
        <source>on another phone</source>
        <extracomment>Beside a name: another phone plays for this person.</extracomment>
        <translation>на другом телефоне</translation>
    </message>
    <message>
        <source>Ask the table to let in phone {sign}.</source>
        <extracomment>Someone has to press a button on the large screen. {sign} is a number, such as 47.</extracomment>
        <translation>Попросите за столом впустить телефон {sign}.</translation>
    </message>
    <message>
        <source>I’m somebody else</source>
        <translation>Это не я</translation>
    </message>
    <message>
        <source>Looking for the table…</source>
        <translation>Ищем стол…</translation>
    </message>
    <message>
        <source>The table can’t be reached. Nothing is lost: you’ll be back at the same place.</source>
        <translation>Связи со столом нет. Ничего не потеряно: вы вернётесь на то же место.</translation>
    </message>
    <message>
        <source>Game</source>
        <extracomment>Pages that can be turned to.</extracomment>
        <translation>Игра</translation>
    </message>
    <message>
        <source>Masks</source>
        <translation>Персонажи</translation>
    </message>
    <message>
        <source>Log</source>
        <translation>Журнал</translation>
    </message>
    <message>
        <source>Notes</source>
        <translation>Заметки</translation>
    </message>
    <message>
        <source>More</source>
        <translation>Ещё</translation>
    </message>
    <message>
        <source>Language</source>
        <translation>Язык</translation>
    </message>
    <message>
        <source>Leave this seat</source>
        <translation>Освободить место</translation>
    </message>
    <message>
        <source>You then answer on the large screen, or on another phone.</source>
        <translation>Дальше вы отвечаете на большом экране или на другом телефоне.</translation>
    </message>
    <message>
        <source>Confirm</source>
        <translation>Подтвердить</translation>
    </message>
    <message>
        <source>Back</source>
        <translation>Назад</translation>
    </message>
    <message>
        <source>Hold to see what only you know</source>
        <extracomment>A button to keep a finger on. What it shows is secret.</extracomment>
        <translation>Держите, чтобы увидеть то, что знаете только вы</translation>
    </message>
    <message>
        <source>Hold to see the secret before this one</source>
        <translation>Держите, чтобы увидеть предыдущую тайну</translation>
    </message>
    <message>
        <source>Answer when you like: nobody sees it before it’s your turn to speak.</source>
        <translation>Отвечайте, когда хотите: никто не увидит ответа, пока не придёт ваша очередь говорить.</translation>
    </message>
    <message>
        <source>In the graveyard</source>
        <translation>На Кладбище</translation>
    </message>
    <message>
        <source>What you write here stays on this phone.</source>
        <translation>Написанное здесь остаётся на этом телефоне.</translation>
    </message>
    <message>
        <source>Coins</source>
        <translation>Монеты</translation>
    </message>
    <message>
        <source>out</source>
        <extracomment>Beside the name of a player who has left the game.</extracomment>
        <translation>вне игры</translation>
    </message>
    <message>
        <source>Your turn</source>
        <translation>Ваш ход</translation>
    </message>
    <message>
        <source>Turn: {name}</source>
        <extracomment>Whose turn it is.</extracomment>
        <translation>Ход: {name}</translation>
    </message>
    <message>
        <source>You have answered. The others will hear it when it’s your turn to speak.</source>
        <translation>Вы ответили. Ответ прозвучит, когда придёт ваша очередь говорить.</translation>
    </message>
    <message>
        <source>Bank</source>
        <translation>Банк</translation>
    </message>
    <message>
        <source>Courthouse</source>
        <translation>Суд</translation>
    </message>
</context>
<context>
    <name>PhonesDialog</name>
    <message>
        <source>Phone {sign} asks for this seat.</source>
        <translation>Телефон {sign} просит это место.</translation>
    </message>
    <message>
        <source>Let in</source>
        <translation>Впустить</translation>
    </message>
    <message>
        <source>Not this one</source>
        <translation>Не этот</translation>
    </message>
    <message>
        <source>at this screen</source>
        <translation>за этим экраном</translation>
    </message>
    <message>
        <source>on a phone</source>
        <translation>на телефоне</translation>
    </message>
    <message>
        <source>on a phone that is asleep</source>
        <translation>на телефоне, который спит</translation>
    </message>
    <message>
        <source>Answer here instead</source>
        <translation>Отвечать здесь</translation>
    </message>
    <message>
        <source>Phones</source>
        <translation>Телефоны</translation>
    </message>
    <message>
        <source>Answer on your phones</source>
        <translation>Отвечайте на телефонах</translation>
    </message>
    <message>
        <source>To the table</source>
        <translation>К&#xa0;столу</translation>
    </message>
    <message>
        <source>Scan this with a phone on the same network, or type the address into its browser and then the code. There is nothing to install.</source>
        <translation>Отсканируйте это телефоном в&#xa0;той же сети или введите в&#xa0;его браузере адрес, а&#xa0;затем код. Устанавливать ничего не нужно.</translation>
    </message>
    <message>
        <source>The game listens on this address only, and only until you leave this table.</source>
        <translation>Игра принимает соединения только по этому адресу и&#xa0;только до тех пор, пока вы не покинете стол.</translation>
    </message>
    <message>
        <source>This computer is on no local network that phones could reach.</source>
        <translation>Этот компьютер не подключён к&#xa0;локальной сети, доступной телефонам.</translation>
    </message>
    <message>
        <source>A QR code with this address</source>
        <translation>QR-код с&#xa0;этим адресом</translation>
    </message>
</context>
<context>
    <name>Place</name>
    <message>
        <source>your card</source>
        <extracomment>In the nominative: it stands after a colon or in brackets.</extracomment>
        <translation>ваша карта</translation>
    </message>
    <message>
        <source>your left card</source>
        <translation>ваша левая карта</translation>
    </message>
    <message>
        <source>your right card</source>
        <translation>ваша правая карта</translation>
    </message>
    <message>
        <source>your protected card</source>
        <translation>ваша защищённая карта</translation>
    </message>
    <message>
        <source>{name}’s card</source>
        <translation>карта игрока «{name}»</translation>
    </message>
    <message>
        <source>{name}’s left card</source>
        <translation>левая карта игрока «{name}»</translation>
    </message>
    <message>
        <source>{name}’s right card</source>
        <translation>правая карта игрока «{name}»</translation>
    </message>
    <message>
        <source>{name}’s protected card</source>
        <translation>защищённая карта игрока «{name}»</translation>
    </message>
    <message>
        <source>their own card</source>
        <extracomment>After a sentence that names the owner: “Anna looks at one card: their left card.”</extracomment>
        <translation>своя карта</translation>
    </message>
    <message>
        <source>their left card</source>
        <translation>своя левая карта</translation>
    </message>
    <message>
        <source>their right card</source>
        <translation>своя правая карта</translation>
    </message>
    <message>
        <source>their protected card</source>
        <translation>своя защищённая карта</translation>
    </message>
    <message>
        <source>the left card</source>
        <extracomment>In brackets after what its owner says: “I am the King!” (the left card)</extracomment>
        <translation>левая карта</translation>
    </message>
    <message>
        <source>the right card</source>
        <translation>правая карта</translation>
    </message>
    <message>
        <source>the protected card</source>
        <translation>защищённая карта</translation>
    </message>
    <message>
        <source>the card in the centre</source>
        <translation>карта в&#xa0;центре стола</translation>
    </message>
    <message>
        <source>the first card in the centre</source>
        <translation>первая карта в&#xa0;центре стола</translation>
    </message>
    <message>
        <source>the second card in the centre</source>
        <translation>вторая карта в&#xa0;центре стола</translation>
    </message>
    <message>
        <source>you</source>
        <extracomment>In the nominative, in lists of players and in brackets after a mask: “King (you)”.</extracomment>
        <translation>вы</translation>
    </message>
    <message>
        <source>{name} ({number})</source>
        <extracomment>Two players of the same name are told apart by their numbers.</extracomment>
        <translation>{name} ({number})</translation>
    </message>
    <message>
        <source>Player {number}</source>
        <extracomment>A person who gave no name.</extracomment>
        <translation>№&#xa0;{number}</translation>
    </message>
</context>
<context>
    <name>Plaque</name>
    <message>
        <source>Not reached yet</source>
        <translation>Пока не получено</translation>
    </message>
</context>
<context>
    <name>PostGame</name>
    <message>
        <source>What would you like to save?</source>
        <translation>Что сохранить?</translation>
    </message>
    <message>
        <source>Save</source>
        <translation>Сохранить</translation>
    </message>
    <message>
        <source>Shareable game</source>
        <translation>Файл игры, чтобы поделиться</translation>
    </message>
    <message>
        <source>Picture (PNG)</source>
        <translation>Картинка (PNG)</translation>
    </message>
    <message>
        <source>Drawing (SVG)</source>
        <translation>Векторный рисунок (SVG)</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Отмена</translation>
    </message>
    <message>
        <source>The game couldn’t be saved: {why}</source>
        <translation>Не удалось сохранить игру: {why}</translation>
    </message>
</context>
<context>
    <name>Power</name>
    <message>
        <source>Take all coins from the courthouse</source>
        <translation>Возьмите все монеты из Дворца правосудия</translation>
    </message>
    <message>
        <source>Take 2 coins from the bank</source>
        <translation>Возьмите 2&#xa0;монеты из банка</translation>
    </message>
    <message>
        <source>Take 3 coins from the bank</source>
        <translation>Возьмите 3&#xa0;монеты из банка</translation>
    </message>
    <message>
        <source>Take 1 coin; swap two others’ cards, or pretend to</source>
        <translation>1&#xa0;монета; поменяйте&#xa0;— или нет&#xa0;— 2&#xa0;чужие карты</translation>
    </message>
    <message>
        <source>Take 1 coin from each neighbour</source>
        <translation>Возьмите по 1&#xa0;монете у&#xa0;соседей</translation>
    </message>
    <message>
        <source>You may exchange fortunes with another player</source>
        <translation>Обменяйтесь с&#xa0;кем‑то запасом монет&#xa0;— или нет</translation>
    </message>
    <message>
        <source>See your card and another’s; swap or pretend to</source>
        <translation>Посмотрите свою и&#xa0;чужую карты; поменяйте&#xa0;— или нет</translation>
    </message>
    <message>
        <source>Take 1 coin; both Peasants together: 2 each</source>
        <translation>Возьмите 1&#xa0;монету; двум Крестьянам вместе&#xa0;— по 2</translation>
    </message>
    <message>
        <source>With 10 coins or more, you win</source>
        <translation>10&#xa0;монет или больше&#xa0;— и&#xa0;вы победили</translation>
    </message>
    <message>
        <source>A player names their mask; if wrong, pays you 4</source>
        <translation>Игрок называет и&#xa0;открывает карту; неверно&#xa0;— вам 4</translation>
    </message>
    <message>
        <source>Take coins until you have 10</source>
        <translation>Доберите монеты из банка до 10</translation>
    </message>
    <message>
        <source>Everyone richer than you gives you 1 coin</source>
        <translation>Все, кто богаче вас, дают вам по 1&#xa0;монете</translation>
    </message>
    <message>
        <source>Take 3 coins; each neighbour takes 1</source>
        <translation>Возьмите 3&#xa0;монеты; соседи берут по 1</translation>
    </message>
    <message>
        <source>Two players give you 1 coin each and change seats</source>
        <translation>Возьмите по 1&#xa0;монете у&#xa0;двоих и&#xa0;пересадите их</translation>
    </message>
    <message>
        <source>Take 2 coins; show a card to all but its owner</source>
        <translation>2&#xa0;монеты; чужую карту видят все, кроме владельца</translation>
    </message>
    <message>
        <source>Take 2 coins from the richest other player</source>
        <translation>Возьмите 2&#xa0;монеты у&#xa0;самого богатого из других</translation>
    </message>
    <message>
        <source>All fortunes pass to the left or to the right</source>
        <translation>Все запасы монет переходят налево или направо</translation>
    </message>
    <message>
        <source>Copy the last power used</source>
        <translation>Повторите последнюю способность</translation>
    </message>
    <message>
        <source>Right neighbour reveals; a man’s mask pays you 3</source>
        <translation>Сосед справа открывает карту; ♂&#xa0;— платит вам 3</translation>
    </message>
    <message>
        <source>Hide 1–3 coins; a wrong guess makes them yours</source>
        <translation>Спрячьте 1–3&#xa0;монеты; не угадают&#xa0;— они ваши</translation>
    </message>
    <message>
        <source>Can’t be announced; if revealed, someone is out</source>
        <translation>Называть нельзя; если открыть, кто‑то выбывает</translation>
    </message>
    <message>
        <source>Use the power of the graveyard’s top mask</source>
        <translation>Способность верхней карты Кладбища</translation>
    </message>
    <message>
        <source>Take 1 coin; look at two cards</source>
        <translation>Возьмите 1&#xa0;монету; посмотрите 2&#xa0;карты</translation>
    </message>
    <message>
        <source>Name a player’s mask; if right, use its power</source>
        <translation>Угадайте персонажа игрока&#xa0;— способность ваша</translation>
    </message>
    <message>
        <source>The power the players gave it</source>
        <translation>Способность, которую придумали игроки</translation>
    </message>
    <message>
        <source>You take all the coins in the courthouse.</source>
        <translation>Вы забираете все монеты, лежащие во Дворце правосудия.</translation>
    </message>
    <message>
        <source>You take 2 coins from the bank.</source>
        <translation>Вы берёте 2&#xa0;монеты из банка.</translation>
    </message>
    <message>
        <source>You take 3 coins from the bank.</source>
        <translation>Вы берёте 3&#xa0;монеты из банка.</translation>
    </message>
    <message>
        <source>You take 1 coin from the bank. Then, without looking, you take two other players’ cards and swap them, or only pretend to.</source>
        <translation>Вы берёте 1&#xa0;монету из банка. Затем, не глядя, берёте карты двух других игроков и&#xa0;меняете их местами&#xa0;— или не меняете.</translation>
    </message>
    <message>
        <source>You take 1 coin from the player on your left and 1 from the player on your right.</source>
        <translation>Вы берёте 1&#xa0;монету у&#xa0;соседа слева и&#xa0;1&#xa0;у&#xa0;соседа справа.</translation>
    </message>
    <message>
        <source>You may exchange your whole fortune for another player’s, or decline to.</source>
        <translation>Вы можете обменяться с&#xa0;другим игроком всем запасом монет. Можете и&#xa0;отказаться.</translation>
    </message>
    <message>
        <source>You secretly look at your own card and another player’s. Then you swap them, or only pretend to.</source>
        <translation>Вы тайком смотрите свою карту и&#xa0;карту другого игрока. Затем меняете их&#xa0;— или не меняете.</translation>
    </message>
    <message>
        <source>You take 1 coin from the bank. If both Peasants are revealed in the same contest, both take 2 instead.</source>
        <translation>Вы берёте 1&#xa0;монету из банка. Если в&#xa0;одном споре открылись оба Крестьянина, оба берут не по 1, а&#xa0;по 2.</translation>
    </message>
    <message>
        <source>With 10 coins or more, you win the game at once. With fewer, nothing happens.</source>
        <translation>Если у&#xa0;вас 10&#xa0;монет или больше, вы сразу побеждаете. Если меньше, ничего не происходит.</translation>
    </message>
    <message>
        <source>Another player of your choice names a mask, then reveals their card. If it isn’t the mask they named, they give you 4 coins.</source>
        <translation>Другой игрок на ваш выбор называет своего персонажа, а&#xa0;затем открывает карту. Если на ней кто‑то другой, игрок отдаёт вам 4&#xa0;монеты.</translation>
    </message>
    <message>
        <source>You take coins from the bank until you have 10. With 10 or more, nothing happens.</source>
        <translation>Вы берёте монеты из банка, пока у&#xa0;вас не станет 10. Если их уже 10&#xa0;или больше, ничего не происходит.</translation>
    </message>
    <message>
        <source>You ask each player in turn, starting on your left: anyone who has more coins than you at that moment gives you 1.</source>
        <translation>Вы просите у&#xa0;игроков по очереди, начиная слева: каждый, у&#xa0;кого в&#xa0;этот момент больше монет, чем у&#xa0;вас, даёт вам 1.</translation>
    </message>
    <message>
        <source>You take 3 coins from the bank. Then the players on your left and right each take 1 from the bank.</source>
        <translation>Вы берёте 3&#xa0;монеты из банка. Затем соседи слева и&#xa0;справа берут из банка по 1.</translation>
    </message>
    <message>
        <source>You take 1 coin from each of two other players. Then those two change seats; cards and coins stay where they are.</source>
        <translation>Вы берёте по 1&#xa0;монете у&#xa0;двух других игроков. Затем эти двое меняются местами, а&#xa0;карты и&#xa0;монеты остаются там, где были.</translation>
    </message>
    <message>
        <source>You take 2 coins from the bank. Then you choose another player, whose card is shown to everyone but them.</source>
        <translation>Вы берёте 2&#xa0;монеты из банка. Затем выбираете другого игрока, и&#xa0;его карту видят все, кроме него самого.</translation>
    </message>
    <message>
        <source>You take 2 coins from the richest other player. If several are tied, you choose.</source>
        <translation>Вы берёте 2&#xa0;монеты у&#xa0;самого богатого из остальных игроков. Если таких несколько, выбираете вы.</translation>
    </message>
    <message>
        <source>You choose left or right: everyone passes their whole fortune to their neighbour on that side.</source>
        <translation>Вы выбираете сторону, левую или правую, и&#xa0;каждый отдаёт весь свой запас монет соседу с&#xa0;этой стороны.</translation>
    </message>
    <message>
        <source>You copy the last power used in the game.</source>
        <translation>Вы повторяете способность, которую применили в&#xa0;игре последней.</translation>
    </message>
    <message>
        <source>The player on your right reveals their card. If it is a man’s mask, they give you 3 coins.</source>
        <translation>Сосед справа открывает карту. Если это мужской персонаж, сосед отдаёт вам 3&#xa0;монеты.</translation>
    </message>
    <message>
        <source>You hide 1, 2 or 3 of the bank’s coins in your hand, and another player guesses how many. If the guess is right, that player takes the coins; if it is wrong, you do.</source>
        <translation>Вы прячете в&#xa0;кулаке 1, 2&#xa0;или 3&#xa0;монеты из банка, а&#xa0;другой игрок угадывает, сколько их. Угадает&#xa0;— монеты достанутся ему, не угадает&#xa0;— вам.</translation>
    </message>
    <message>
        <source>This mask can’t be announced or named. A player who reveals it in a contest is out of the game; if a power makes someone reveal it, the player who used that power is out instead.</source>
        <translation>Этого персонажа нельзя называть вообще. Кто откроет его в&#xa0;споре, выбывает из игры; а&#xa0;если открыть его заставила чья‑то способность, выбывает тот, кто её применил.</translation>
    </message>
    <message>
        <source>You turn up the top card of the graveyard, put it at the bottom and use its power as your own.</source>
        <translation>Вы открываете верхнюю карту Кладбища, кладёте её в&#xa0;самый низ стопки и&#xa0;применяете её способность как свою.</translation>
    </message>
    <message>
        <source>You take 1 coin from the bank. Then you secretly look at two cards, other players’ or in the centre.</source>
        <translation>Вы берёте 1&#xa0;монету из банка. Затем тайком смотрите две карты других игроков или из центра стола.</translation>
    </message>
    <message>
        <source>You choose another player and name a mask, and that player’s card is revealed. If you were right, you use the power of that mask as your own.</source>
        <translation>Вы выбираете другого игрока и&#xa0;называете персонажа, после чего этот игрок открывает карту. Если вы назвали верно, то применяете способность этого персонажа как свою.</translation>
    </message>
    <message>
        <source>This mask has the power the players gave it before the game.</source>
        <translation>У&#xa0;этого персонажа та способность, которую игроки придумали ему до начала игры.</translation>
    </message>
</context>
<context>
    <name>Prompt</name>
    <message>
        <source>Your turn: look, swap or announce?</source>
        <translation>Ваш ход: посмотреть, поменять или назвать себя?</translation>
    </message>
    <message>
        <source>Which of your cards do you look at?</source>
        <translation>Какую из своих карт вы посмотрите?</translation>
    </message>
    <message>
        <source>Which card do you take under the table with yours?</source>
        <translation>Какую карту вы возьмёте под стол вместе со своей?</translation>
    </message>
    <message>
        <source>Which of your cards do you take under the table?</source>
        <translation>Какую из своих карт вы возьмёте под стол?</translation>
    </message>
    <message>
        <source>Which other card do you take with it?</source>
        <translation>Какую карту вы возьмёте вместе с&#xa0;ней?</translation>
    </message>
    <message>
        <source>Which mask do you announce?</source>
        <translation>Кем вы назовётесь?</translation>
    </message>
    <message>
        <source>Which of your cards do you announce it with?</source>
        <translation>На какую из своих карт вы указываете?</translation>
    </message>
    <message>
        <source>And the second card?</source>
        <translation>А&#xa0;вторая карта?</translation>
    </message>
    <message>
        <source>And the second player?</source>
        <translation>А&#xa0;второй игрок?</translation>
    </message>
    <message>
        <source>Opening turn {number} of {total}. Which card do you take under the table with yours?</source>
        <translation>Вступительный ход {number} из {total}. Какую карту вы возьмёте под стол вместе со своей?</translation>
    </message>
    <message>
        <source>Your card was revealed last turn, so you can’t announce: look or swap?</source>
        <translation>Вашу карту открыли ходом раньше, поэтому назвать себя нельзя: посмотреть или поменять?</translation>
    </message>
    <message>
        <source>Your card was revealed last turn, so you must swap it, or pretend to. With which card?</source>
        <translation>Вашу карту открыли ходом раньше, поэтому её можно только поменять&#xa0;— или сделать вид. Какую карту вы возьмёте под стол вместе с&#xa0;ней?</translation>
    </message>
    <message>
        <source>Opening turn {number} of {total}. Which two cards do you take under the table? At least one must be yours.</source>
        <translation>Вступительный ход {number} из {total}. Какие две карты вы возьмёте под стол? Хотя бы одна должна быть вашей.</translation>
    </message>
    <message>
        <source>One of your cards was revealed last turn, so you must swap two cards, or pretend to. At least one must be yours.</source>
        <translation>Одну из ваших карт открыли ходом раньше, поэтому можно только поменять две карты&#xa0;— или сделать вид. Хотя бы одна должна быть вашей.</translation>
    </message>
    <message>
        <source>Under the table: {places}. Do you swap them, or only pretend to?</source>
        <translation>Под столом: {places}. Поменять их или не поменять?</translation>
    </message>
    <message>
        <source>Your turn.</source>
        <translation>Ваш ход.</translation>
    </message>
    <message>
        <source>Which card?</source>
        <translation>Какую карту?</translation>
    </message>
    <message>
        <source>Which mask?</source>
        <translation>Какого персонажа?</translation>
    </message>
    <message>
        <source>Do you swap them?</source>
        <extracomment>Said right after which cards were taken under the table.</extracomment>
        <translation>Меняете их?</translation>
    </message>
    <message>
        <source>{name} says: “{words}” Do you contest?</source>
        <translation>{name} говорит: «{words}» Поспорите?</translation>
    </message>
    <message>
        <source>Do you contest?</source>
        <translation>Поспорите?</translation>
    </message>
    <message>
        <source>{name} says: “{words}” Who here contests?</source>
        <translation>{name} говорит: «{words}» Кто здесь поспорит?</translation>
    </message>
    <message>
        <source>Who here contests?</source>
        <translation>Кто здесь поспорит?</translation>
    </message>
    <message>
        <source>Who do you exchange fortunes with? You may also keep yours.</source>
        <translation>С&#xa0;кем вы обменяетесь запасом монет? Можно и&#xa0;остаться при своих.</translation>
    </message>
    <message>
        <source>Choose who must name a mask and then reveal a card.</source>
        <translation>Кто должен назвать себя и&#xa0;открыть карту?</translation>
    </message>
    <message>
        <source>Whose card do you show to everyone else?</source>
        <translation>Чью карту вы покажете всем остальным?</translation>
    </message>
    <message>
        <source>Several players are tied for richest. Who do you take 2 coins from?</source>
        <translation>Самых богатых несколько. У&#xa0;кого вы возьмёте 2&#xa0;монеты?</translation>
    </message>
    <message>
        <source>Choose who must guess how many coins you hide.</source>
        <translation>Кто будет угадывать, сколько монет у&#xa0;вас в&#xa0;кулаке?</translation>
    </message>
    <message>
        <source>Whose mask do you want to name?</source>
        <translation>Чьего персонажа вы хотите назвать?</translation>
    </message>
    <message>
        <source>Choose a player. The power: {power}</source>
        <translation>Выберите игрока. Способность: {power}</translation>
    </message>
    <message>
        <source>Choose a player.</source>
        <translation>Выберите игрока.</translation>
    </message>
    <message>
        <source>Which two players give you 1 coin each and change seats?</source>
        <translation>Какие два игрока отдадут вам по 1&#xa0;монете и&#xa0;поменяются местами?</translation>
    </message>
    <message>
        <source>Which card do you look at along with your own?</source>
        <translation>Какую карту вы посмотрите вместе со своей?</translation>
    </message>
    <message>
        <source>Which of these cards do you show to everyone else?</source>
        <translation>Какую из этих карт вы покажете всем остальным?</translation>
    </message>
    <message>
        <source>Which card’s mask do you want to name?</source>
        <translation>Какую из этих карт вы хотите назвать?</translation>
    </message>
    <message>
        <source>Choose a card. The power: {power}</source>
        <translation>Выберите карту. Способность: {power}</translation>
    </message>
    <message>
        <source>Which of your cards do you reveal?</source>
        <translation>Какую из своих карт вы откроете?</translation>
    </message>
    <message>
        <source>Choose a card.</source>
        <translation>Выберите карту.</translation>
    </message>
    <message>
        <source>Which two cards do you take under the table?</source>
        <translation>Какие две карты вы возьмёте под стол?</translation>
    </message>
    <message>
        <source>Which two cards do you look at?</source>
        <translation>Какие две карты вы посмотрите?</translation>
    </message>
    <message>
        <source>Choose two cards. The power: {power}</source>
        <translation>Выберите две карты. Способность: {power}</translation>
    </message>
    <message>
        <source>Choose two cards.</source>
        <translation>Выберите две карты.</translation>
    </message>
    <message>
        <source>{name} asks which mask you are. Name one, then reveal your card. A wrong name costs you 4 coins.</source>
        <translation>{name} спрашивает, кто вы. Назовите персонажа, затем откройте карту. Ошибка будет стоить 4&#xa0;монеты.</translation>
    </message>
    <message>
        <source>Everyone passes their whole fortune. To the left or to the right?</source>
        <translation>Все передают весь запас монет. Налево или направо?</translation>
    </message>
    <message>
        <source>{name} hides 1, 2 or 3 coins. How many? Guess right and they’re yours.</source>
        <translation>{name} прячет 1, 2&#xa0;или 3&#xa0;монеты. Сколько? Угадаете&#xa0;— они ваши.</translation>
    </message>
    <message>
        <source>For {name}. {question}</source>
        <translation>Отвечает {name}. {question}</translation>
    </message>
    <message>
        <source>Your choice: {answer}</source>
        <extracomment>Before a choice is confirmed: a card, a player, or words such as “I am the Cheat!”.</extracomment>
        <translation>Ваш выбор: {answer}</translation>
    </message>
    <message>
        <source>{name} has two cards under the table: {place} and {place2}.</source>
        <translation>{name} держит под столом две карты: {place} и&#xa0;{place2}.</translation>
    </message>
    <message>
        <source>To the curtain</source>
        <translation>К&#xa0;занавесу</translation>
    </message>
    <message>
        <source>{name} is thinking…</source>
        <translation>{name} думает…</translation>
    </message>
    <message>
        <source>Your choice: {target}. Which mask do you name? If you are right, its power is yours.</source>
        <translation>Ваш выбор: {target}. Какого персонажа вы назовёте? Если верно, его способность ваша.</translation>
    </message>
    <message>
        <source>How many of the bank’s coins do you hide in your hand? Another player guesses: a right guess wins the coins, a wrong one makes them yours.</source>
        <translation>Сколько монет из банка вы спрячете в&#xa0;кулаке? Другой игрок угадывает: угадает&#xa0;— монеты его, не угадает&#xa0;— ваши.</translation>
    </message>
    <message>
        <source>Step {number} of {total}: {step} {question}</source>
        <extracomment>A question about one of several steps of the Bear Tamer’s power, after what that step says.</extracomment>
        <translation>Шаг {number} из {total}: {step} {question}</translation>
    </message>
    <message>
        <source>{name}: contest, or let it pass?</source>
        <translation>{name}: спорить или не спорить?</translation>
    </message>
    <message>
        <source>Masks off: who really is the {mask}?</source>
        <extracomment>Shown while the cards of a contest are turned up.</extracomment>
        <translation>Маски долой: кто же на самом деле {mask}?</translation>
    </message>
    <message>
        <source>For {name}. Everyone else, look away.</source>
        <translation>Это увидит только {name}. Остальные, отвернитесь.</translation>
    </message>
    <message>
        <source>{name}: hold to open</source>
        <translation>{name}: удерживайте, чтобы открыть</translation>
    </message>
    <message>
        <source>Close the curtain</source>
        <translation>Закрыть занавес</translation>
    </message>
    <message>
        <source>Only you can see this: {sentence}</source>
        <translation>Это видите только вы. {sentence}</translation>
    </message>
</context>
<context>
    <name>PromptPanel</name>
    <message>
        <source>Table</source>
        <translation>Стол</translation>
    </message>
</context>
<context>
    <name>PurseWidget</name>
    <message>
        <source>Graveyard</source>
        <translation>Кладбище</translation>
    </message>
    <message>
        <source>Courthouse</source>
        <translation>Суд</translation>
    </message>
    <message>
        <source>Bank</source>
        <translation>Банк</translation>
    </message>
</context>
<context>
    <name>QAbstractFileIconProvider</name>
    <message>
        <source>Drive</source>
        <translation>Диск</translation>
    </message>
    <message>
        <source>File</source>
        <translation>Файл</translation>
    </message>
    <message>
        <source>File Folder</source>
        <translation>Папка с&#xa0;файлами</translation>
    </message>
    <message>
        <source>Folder</source>
        <translation>Папка</translation>
    </message>
    <message>
        <source>Shortcut</source>
        <translation>Ярлык</translation>
    </message>
    <message>
        <source>Unknown</source>
        <translation>Неизвестный</translation>
    </message>
    <message>
        <source>%1 File</source>
        <translation>Файл %1</translation>
    </message>
</context>
<context>
    <name>QFileDialog</name>
    <message>
        <source>&amp;Look in:</source>
        <translation>&amp;Папка:</translation>
    </message>
    <message>
        <source>Files of &amp;type:</source>
        <translation>&amp;Тип файлов:</translation>
    </message>
    <message>
        <source>Show </source>
        <translation>Показать: </translation>
    </message>
</context>
<context>
    <name>QFileSystemModel</name>
    <message>
        <source>Invalid filename</source>
        <translation>Недопустимое имя файла</translation>
    </message>
    <message>
        <source>&lt;b&gt;The name &quot;%1&quot; cannot be used.&lt;/b&gt;&lt;p&gt;Try using another name, with fewer characters or no punctuation marks.</source>
        <translation>&lt;b&gt;Имя «%1» не подходит.&lt;/b&gt;&lt;p&gt;Попробуйте другое: покороче или без знаков препинания.</translation>
    </message>
</context>
<context>
    <name>Queries</name>
    <message>
        <source>To play: {name}.</source>
        <translation>Кто ходит: {name}.</translation>
    </message>
    <message>
        <source>Contesting: {names}.</source>
        <translation>Кто спорит: {names}.</translation>
    </message>
    <message>
        <source>No card is face up, and there are no notes.</source>
        <translation>Открытых карт нет, заметок тоже.</translation>
    </message>
</context>
<context>
    <name>Reader</name>
    <message>
        <source>Already contesting: {names}.</source>
        <translation>Кто уже спорит: {names}.</translation>
    </message>
</context>
<context>
    <name>Replay</name>
    <message>
        <source>In the graveyard</source>
        <extracomment>Before a colon and a list of masks.</extracomment>
        <translation>На Кладбище</translation>
    </message>
    <message>
        <source>In the graveyard, top first</source>
        <extracomment>The same, if the order of the masks is known.</extracomment>
        <translation>На Кладбище, сверху вниз</translation>
    </message>
    <message>
        <source>Next to answer</source>
        <extracomment>Before a colon and the player whose answer the game waits for.</extracomment>
        <translation>Очередь отвечать</translation>
    </message>
</context>
<context>
    <name>ReplaysScreen</name>
    <message>
        <source>These games can’t be read: {files}</source>
        <translation>Эти игры не удаётся прочитать: {files}</translation>
    </message>
    <message>
        <source>Watch</source>
        <translation>Смотреть</translation>
    </message>
    <message>
        <source>Resume</source>
        <translation>Продолжить</translation>
    </message>
    <message>
        <source>No games match.</source>
        <translation>Таких игр нет.</translation>
    </message>
    <message>
        <source>No games yet. Every game you finish is kept here for you to watch again.</source>
        <translation>Игр пока нет. Каждая законченная игра хранится здесь, чтобы её можно было посмотреть снова.</translation>
    </message>
    <message>
        <source>Rename</source>
        <translation>Переименовать</translation>
    </message>
    <message>
        <source>A name for this game. Leave it empty to use the date:</source>
        <translation>Название игры. Если оставить поле пустым, будет дата:</translation>
    </message>
    <message>
        <source>The game couldn’t be renamed: {why}</source>
        <translation>Не удалось переименовать игру: {why}</translation>
    </message>
    <message>
        <source>Delete</source>
        <translation>Удалить</translation>
    </message>
    <message>
        <source>Delete this game for good: {title}?</source>
        <translation>Удалить эту игру навсегда: {title}?</translation>
    </message>
    <message>
        <source>Keep it</source>
        <translation>Оставить</translation>
    </message>
    <message>
        <source>The game couldn’t be deleted: {why}</source>
        <translation>Не удалось удалить игру: {why}</translation>
    </message>
    <message>
        <source>Export a game</source>
        <translation>Экспорт игры</translation>
    </message>
    <message>
        <source>Exported</source>
        <translation>Экспортировано</translation>
    </message>
    <message>
        <source>The game couldn’t be exported: {why}</source>
        <translation>Не удалось экспортировать игру: {why}</translation>
    </message>
    <message>
        <source>Import a game</source>
        <translation>Импорт игры</translation>
    </message>
    <message>
        <source>This file can’t be imported: {why}</source>
        <translation>Не удалось импортировать файл: {why}</translation>
    </message>
    <message>
        <source>You already have this game: it is selected in the list.</source>
        <translation>Эта игра у&#xa0;вас уже есть: она выделена в&#xa0;списке.</translation>
    </message>
    <message>
        <source>Games</source>
        <translation>Игры</translation>
    </message>
    <message>
        <source>Replays</source>
        <translation>Записи игр</translation>
    </message>
    <message>
        <source>Find a player, a date, a result…</source>
        <translation>Найти игрока, дату, результат…</translation>
    </message>
    <message>
        <source>Find a game</source>
        <translation>Найти игру</translation>
    </message>
    <message>
        <source>Saved games</source>
        <translation>Сохранённые игры</translation>
    </message>
    <message>
        <source>Give this game a name</source>
        <translation>Дать игре название</translation>
    </message>
    <message>
        <source>A new game between bots at the table of your last game, with all masks face up</source>
        <translation>Новая игра ботов за столом вашей прошлой игры, с&#xa0;открытыми картами</translation>
    </message>
    <message>
        <source>Export…</source>
        <translation>Экспорт…</translation>
    </message>
    <message>
        <source>Save this game as a file to share</source>
        <translation>Сохранить эту игру файлом, чтобы поделиться</translation>
    </message>
    <message>
        <source>Delete this game</source>
        <translation>Удалить эту игру</translation>
    </message>
    <message>
        <source>Import…</source>
        <translation>Импорт…</translation>
    </message>
    <message>
        <source>Import a game from a file</source>
        <translation>Импортировать игру из файла</translation>
    </message>
    <message>
        <source>Watch bots play</source>
        <translation>Смотреть игру ботов</translation>
    </message>
</context>
<context>
    <name>ReportDialog</name>
    <message>
        <source>Save the report</source>
        <translation>Сохранить отчёт</translation>
    </message>
    <message>
        <source>The report couldn’t be saved: {why}</source>
        <translation>Не удалось сохранить отчёт: {why}</translation>
    </message>
    <message>
        <source>The report is here: {path}</source>
        <translation>Отчёт находится здесь: {path}</translation>
    </message>
    <message>
        <source>Report a problem</source>
        <translation>Сообщить о&#xa0;проблеме</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Закрыть</translation>
    </message>
    <message>
        <source>The report is a file that you can attach to a message. It names your version and system and lists any errors. The program itself sends nothing.</source>
        <translation>Отчёт&#xa0;— это файл, который можно приложить к&#xa0;письму. В&#xa0;нём сказано, какая это версия, в&#xa0;какой системе она работает и&#xa0;какие ошибки произошли. Сама программа ничего не отправляет.</translation>
    </message>
    <message>
        <source>Add the last game, with all its hidden cards and the players’ names</source>
        <translation>Добавить последнюю игру со всеми скрытыми картами и&#xa0;именами игроков</translation>
    </message>
    <message>
        <source>Save the report…</source>
        <translation>Сохранить отчёт…</translation>
    </message>
</context>
<context>
    <name>Review</name>
    <message>
        <source>Turn {turn}: {answer} ({best} → {given})</source>
        <extracomment>{answer} is what was chosen, as on a button; {best} and {given} are chances of winning: with a master’s choice, and with this one.</extracomment>
        <translation>Ход {turn}: {answer} ({best} → {given})</translation>
    </message>
    <message>
        <source>Turn {turn}: {answer}</source>
        <translation>Ход {turn}: {answer}</translation>
    </message>
    <message>
        <source>{answer} ({name}: {mask})</source>
        <extracomment>An answer to a claim, with who made it and which mask they claimed: “Let it pass (Anna: King)”.</extracomment>
        <translation>{answer} ({name}: {mask})</translation>
    </message>
    <message>
        <source>Costly</source>
        <extracomment>Heard instead of ★ before one of the costliest decisions: “Costly – Turn 5: Look”.</extracomment>
        <translation>Дорогая ошибка</translation>
    </message>
    <message>
        <source>Like a master</source>
        <extracomment>Heard instead of ✓ before a decision that a master would have made, too: “Like a master – Turn 5: Look”.</extracomment>
        <translation>Как мастер</translation>
    </message>
    <message>
        <source>A master would have done the same.</source>
        <translation>Мастер сыграл бы так же.</translation>
    </message>
    <message>
        <source>As good as a master’s choice: {answer}.</source>
        <translation>Не хуже, чем выбор мастера: {answer}.</translation>
    </message>
    <message>
        <source>A master would have chosen: {answer}. Your choice lowered your chance of winning from {best} to {given}.</source>
        <translation>Мастер выбрал бы другое: {answer}. Ваш выбор снизил шансы на победу с&#xa0;{best} до {given}.</translation>
    </message>
    <message>
        <source>A master would have chosen: {answer}.</source>
        <translation>Мастер выбрал бы другое: {answer}.</translation>
    </message>
    <message>
        <source>All answers were equally good here.</source>
        <translation>Здесь все ответы были одинаково хороши.</translation>
    </message>
</context>
<context>
    <name>ReviewScreen</name>
    <message>
        <source>The review can’t continue. Close it and try again.</source>
        <translation>Разбор прервался. Выйдите и&#xa0;попробуйте ещё раз.</translation>
    </message>
    <message>
        <source>A master is studying your game…</source>
        <translation>Мастер изучает вашу игру…</translation>
    </message>
    <message>
        <source>You had nothing to decide in this game.</source>
        <translation>В&#xa0;этой игре вам ничего не пришлось решать.</translation>
    </message>
    <message>
        <source>✓ means that a master would have done the same.</source>
        <translation>Знак ✓ значит, что мастер сыграл бы так же.</translation>
    </message>
    <message>
        <source>Review</source>
        <translation>Разбор</translation>
    </message>
    <message>
        <source>Whose decisions</source>
        <translation>Чьи решения</translation>
    </message>
    <message>
        <source>Your decisions, costliest first</source>
        <translation>Ваши решения: сначала те, что обошлись дороже</translation>
    </message>
    <message>
        <source>Progress of the review</source>
        <translation>Ход разбора</translation>
    </message>
    <message>
        <source>Chance of winning after each answer, as a master sees it:</source>
        <translation>Шансы на победу после каждого ответа, по мнению мастера:</translation>
    </message>
    <message>
        <source>Show it on the table</source>
        <translation>Показать на столе</translation>
    </message>
    <message>
        <source>Open the replay at this decision</source>
        <translation>Открыть запись на этом решении</translation>
    </message>
</context>
<context>
    <name>Reviewed</name>
    <message numerus="yes">
        <source>%n decision(s). The costliest come first, marked ★.</source>
        <translation>
            <numerusform>%n&#xa0;решение. Те, что обошлись дороже всего,&#xa0;— в&#xa0;начале, с&#xa0;пометкой ★.</numerusform>
            <numerusform>%n&#xa0;решения. Те, что обошлись дороже всего,&#xa0;— в&#xa0;начале, с&#xa0;пометкой ★.</numerusform>
            <numerusform>%n&#xa0;решений. Те, что обошлись дороже всего,&#xa0;— в&#xa0;начале, с&#xa0;пометкой ★.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n decision(s), and a master would change none of them!</source>
        <translation>
            <numerusform>%n&#xa0;решение, и&#xa0;мастер поступил бы так же!</numerusform>
            <numerusform>%n&#xa0;решения, и&#xa0;мастер не изменил бы ни одного!</numerusform>
            <numerusform>%n&#xa0;решений, и&#xa0;мастер не изменил бы ни одного!</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Role</name>
    <message>
        <source>Guest</source>
        <extracomment>How good a bot is: a guest at the ball, the weakest of four.</extracomment>
        <translation>Гость</translation>
    </message>
    <message>
        <source>Regular</source>
        <extracomment>How good a bot is: a regular guest at such balls, the second of four.</extracomment>
        <translation>Завсегдатай</translation>
    </message>
    <message>
        <source>Courtier</source>
        <translation>Вельможа</translation>
    </message>
    <message>
        <source>Master</source>
        <translation>Мастер</translation>
    </message>
    <message>
        <source>Easy (guest)</source>
        <extracomment>How hard an opponent is to beat, with the name of the level; in a list of opponents.</extracomment>
        <translation>Слабый: гость</translation>
    </message>
    <message>
        <source>Medium (regular)</source>
        <translation>Средний: завсегдатай</translation>
    </message>
    <message>
        <source>Hard (courtier)</source>
        <translation>Сильный: вельможа</translation>
    </message>
    <message>
        <source>Very hard (master)</source>
        <translation>Сильнейший: мастер</translation>
    </message>
    <message>
        <source>Often misses a swap and believes most of what is said.</source>
        <translation>Часто пропускает обмены и&#xa0;верит почти всему, что говорят.</translation>
    </message>
    <message>
        <source>Pays attention, but anything more than a few rounds back begins to blur.</source>
        <translation>Следит внимательно, но что было несколько кругов назад, уже путает.</translation>
    </message>
    <message>
        <source>Forgets nothing and weighs the odds.</source>
        <translation>Ничего не забывает и&#xa0;взвешивает шансы.</translation>
    </message>
    <message>
        <source>Forgets nothing, reads words and silences, and thinks ahead.</source>
        <translation>Ничего не забывает, слышит и&#xa0;слова, и&#xa0;молчание, думает наперёд.</translation>
    </message>
    <message>
        <source>Balanced</source>
        <extracomment>A bot’s temperament: a bit of everything. Temperaments also stand after the level: “Master, bold”.</extracomment>
        <translation>Ровный</translation>
    </message>
    <message>
        <source>Cautious</source>
        <translation>Осторожный</translation>
    </message>
    <message>
        <source>Bold</source>
        <translation>Смелый</translation>
    </message>
    <message>
        <source>Greedy</source>
        <translation>Жадный</translation>
    </message>
    <message>
        <source>Suspicious</source>
        <translation>Недоверчивый</translation>
    </message>
    <message>
        <source>Chaotic</source>
        <translation>Шальной</translation>
    </message>
    <message>
        <source>A bit of everything.</source>
        <translation>Всего понемногу.</translation>
    </message>
    <message>
        <source>Looks more often, bluffs and contests less.</source>
        <translation>Чаще смотрит, реже блефует и&#xa0;спорит.</translation>
    </message>
    <message>
        <source>Loves to bluff and to contest.</source>
        <translation>Любит блефовать и&#xa0;спорить.</translation>
    </message>
    <message>
        <source>Goes for the money and rarely looks.</source>
        <translation>Карту лишний раз не смотрит: называет тех, кто приносит деньги.</translation>
    </message>
    <message>
        <source>Takes many claims for lies and contests them.</source>
        <translation>Мало кому верит и&#xa0;часто спорит.</translation>
    </message>
    <message>
        <source>Hard to predict.</source>
        <translation>Трудно угадать, что будет дальше.</translation>
    </message>
    <message>
        <source>Human</source>
        <translation>Человек</translation>
    </message>
    <message>
        <source>Bot</source>
        <translation>Бот</translation>
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
        <translation>Правила игры</translation>
    </message>
    <message>
        <source>Tip: {text}</source>
        <translation>Совет: {text}</translation>
    </message>
    <message>
        <source>No mask is called “{name}”. The masks are: {masks}</source>
        <translation>Персонажа «{name}» нет. Есть такие: {masks}</translation>
    </message>
    <message>
        <source>Welcome to the ball</source>
        <translation>Добро пожаловать на бал</translation>
    </message>
    <message>
        <source>Everyone at this table wears a mask: a card with a character and a power. At first the masks lie face up, and everyone knows who is who. Then they are turned face down, and the dance begins. Cards change places under the table, or only seem to. Before long you no longer know who the others are, and soon you are not even sure who you are.</source>
        <translation>Все за этим столом&#xa0;— в&#xa0;масках: перед каждым лежит карта с&#xa0;персонажем и&#xa0;его способностью. Сначала карты открыты, и&#xa0;все знают, кто есть кто. Потом их переворачивают лицом вниз, и&#xa0;танцы начинаются. Карты меняются местами под столом&#xa0;— или только делают вид. Скоро вы уже не поручитесь за соседей, а&#xa0;там и&#xa0;за себя.</translation>
    </message>
    <message>
        <source>On your turn you do one simple thing: swap your card with another (or pretend to), look at your own card, or announce who you are and use that mask’s power. It doesn’t have to be true. As long as nobody contests it, you are who you say you are.</source>
        <translation>В&#xa0;свой ход вы делаете что‑то одно и&#xa0;очень простое: меняете свою карту на другую или только делаете вид, смотрите свою карту или во всеуслышание называете себя&#xa0;— говорите, кто вы, и&#xa0;применяете способность этого персонажа. Говорить правду необязательно. Пока никто не спорит, вы тот, кем назвались.</translation>
    </message>
    <message>
        <source>The game is for 2 to 13 players: you against computer opponents, or several people sharing one screen.</source>
        <translation>Игра для 2–13&#xa0;участников: один человек с&#xa0;гостями, которых приведёт программа, или целая компания у&#xa0;одного экрана.</translation>
    </message>
    <message>
        <source>A few terms</source>
        <translation>Что есть что</translation>
    </message>
    <message>
        <source>Your mask is the card in front of you, whether you know what it is or not. A mask is in play if it was dealt at the start, to a player or to the centre of the table, even if its card has since left the game.</source>
        <translation>Ваш персонаж&#xa0;— тот, что на карте перед вами, знаете вы его или нет. Персонажи в&#xa0;игре&#xa0;— все, чьи карты раздали в&#xa0;самом начале игрокам или в&#xa0;центр стола, даже если какая‑то из этих карт с&#xa0;тех пор покинула игру.</translation>
    </message>
    <message>
        <source>Your fortune is all the coins in front of you.</source>
        <translation>Ваш запас монет&#xa0;— все монеты, которые лежат перед вами.</translation>
    </message>
    <message>
        <source>The courthouse is where fines go. The bank holds all the other coins.</source>
        <translation>Штрафы платят во Дворец правосудия. Все остальные ничьи монеты&#xa0;— в&#xa0;банке.</translation>
    </message>
    <message>
        <source>A ★ on a card means that its power brings money from the bank.</source>
        <translation>Звёздочка ★ на карте означает, что способность приносит деньги из банка.</translation>
    </message>
    <message>
        <source>Your first game</source>
        <translation>Если вы за столом впервые</translation>
    </message>
    <message>
        <source>Start with four to eight players; four to six is ideal for learning. Save the big parties, and the tables for two or three, for later: both reward experience.</source>
        <translation>Для начала соберите от четырёх до восьми игроков; учиться лучше всего вчетвером, впятером или вшестером. Шумную компанию, как и&#xa0;игру вдвоём или втроём, приберегите на потом: там пригодится опыт.</translation>
    </message>
    <message>
        <source>Read every mask before the cards are turned face down. There is no hurry: the game waits until you have seen enough.</source>
        <translation>Прочитайте про каждого персонажа, пока карты ещё открыты. Никто вас не торопит: игра подождёт, пока вы не насмотритесь.</translation>
    </message>
    <message>
        <source>Start with the A scenarios. Once you know them well, try the B scenarios, whose masks call for a little more cunning. See [[chapter:scenarios]].</source>
        <translation>Начните с&#xa0;наборов «А». Когда хорошо их узнаете, попробуйте наборы «Б»: их персонажи требуют чуть больше хитрости. Подробнее&#xa0;— в&#xa0;главе «[[chapter:scenarios]]».</translation>
    </message>
    <message>
        <source>Mascarade is a game by Bruno Faidutti. This program is an unofficial implementation of it. Its pictures and texts, including this rulebook, were made for it.</source>
        <translation>«Маскарад» придумал Бруно Файдутти. Эта программа&#xa0;— неофициальная версия его игры. Рисунки и&#xa0;тексты, в&#xa0;том числе эти правила, созданы специально для неё.</translation>
    </message>
    <message>
        <source>The aim</source>
        <translation>Цель игры</translation>
    </message>
    <message>
        <source>The goal is to get rich. The first player to own 13 coins wins. If someone loses their last coin before that, the game also ends, and the richest player wins.</source>
        <translation>Вы хотите разбогатеть. Побеждает тот, кто первым наберёт 13&#xa0;монет. Если раньше кто‑то потеряет последнюю монету, игра тоже закончится, и&#xa0;победит самый богатый.</translation>
    </message>
    <message>
        <source>Coins come from the powers of the masks, whether you really wear them or just say you do. For the details, see [[chapter:end]].</source>
        <translation>Источник монет&#xa0;— способности персонажей: и&#xa0;того, кто вы на самом деле, и&#xa0;тех, кем вы только назвались. Тонкости&#xa0;— в&#xa0;главе «[[chapter:end]]».</translation>
    </message>
    <message>
        <source>Setting the table</source>
        <translation>Подготовка к&#xa0;игре</translation>
    </message>
    <message>
        <source>Everyone gets 6 coins. There are 200 in all; the rest form the bank. The courthouse starts empty.</source>
        <translation>Каждый получает 6&#xa0;монет. Всего их 200, остальные составляют банк. Дворец правосудия пуст.</translation>
    </message>
    <message>
        <source>Choose a scenario: the set of masks in play. Four or five players use six masks, and the one or two left over go in the centre of the table. Six players or more use as many masks as there are players, or one or two more, which also go in the centre.</source>
        <translation>Вы выбираете набор карт&#xa0;— персонажей, которые примут участие в&#xa0;игре. Вчетвером и&#xa0;впятером играют с&#xa0;шестью персонажами; лишние карты, две или одна, лежат в&#xa0;центре стола. Если игроков шесть или больше, персонажей столько же, сколько игроков, или на одного‑двух больше; лишние тоже лежат в&#xa0;центре.</translation>
    </message>
    <message>
        <source>The masks are shuffled and dealt face up, one to each player. Everyone may study them for as long as they like: this is the only time that all masks are face up.</source>
        <translation>Карты тасуют и&#xa0;раздают в&#xa0;открытую, по одной каждому. Смотрите на что угодно и&#xa0;сколько угодно: это единственный миг, когда открыт весь стол.</translation>
    </message>
    <message>
        <source>All cards are turned face down, including those in the centre. One player begins (at a real table, the youngest), and play goes clockwise, to the left.</source>
        <translation>Все карты, и&#xa0;в&#xa0;центре тоже, переворачивают лицом вниз. Кто‑то начинает&#xa0;— за настоящим столом самый младший,&#xa0;— и&#xa0;дальше ходят по часовой стрелке, то есть налево.</translation>
    </message>
    <message>
        <source>With two or three players the table looks a little different: see [[chapter:small]]. With the [[mask:necromancer]] in play, there is also a graveyard: see [[chapter:expansion]].</source>
        <translation>Для двоих и&#xa0;троих стол выглядит немного иначе: см. главу «[[chapter:small]]». А&#xa0;если в&#xa0;игре [[mask:necromancer]], есть ещё и&#xa0;Кладбище: см. главу «[[chapter:expansion]]».</translation>
    </message>
    <message>
        <source>You don’t have to remember everything. Your own mask, your two neighbours’, and whoever takes the most from the bank are a good start.</source>
        <translation>Запоминать всё необязательно. Своя карта, карты двух соседей и&#xa0;персонажи, которые берут из банка больше всех,&#xa0;— для начала хватит.</translation>
    </message>
    <message>
        <source>The opening turns</source>
        <translation>Вступительные ходы</translation>
    </message>
    <message>
        <source>While everyone knows everything, there is nothing to bluff about. So the first four turns of the game are swaps and nothing else: nobody may look or announce yet. On each of these turns the player takes their own card and another one under the table, and swaps them or only pretends to.</source>
        <translation>Пока все всё знают, блефовать бессмысленно. Поэтому в&#xa0;первые четыре хода карты только меняют: ни посмотреть карту, ни назвать себя пока нельзя. Тот, чей ход, берёт под стол свою карту и&#xa0;ещё одну и&#xa0;меняет их&#xa0;— или не меняет.</translation>
    </message>
    <message>
        <source>That is four turns in all, not four for each player. At a large table some people won’t have had a turn before the real game begins. You can change the number of opening turns when you set up a game.</source>
        <translation>Это четыре хода на всех, а&#xa0;не по четыре на каждого. За большим столом кто‑то ещё ни разу не ходил, когда начинается настоящая игра. Для новой игры число вступительных ходов можно изменить.</translation>
    </message>
    <message>
        <source>Your turn: three actions</source>
        <translation>Ваш ход: три действия</translation>
    </message>
    <message>
        <source>After the opening turns, you do exactly one of these three things on your turn.</source>
        <translation>После вступительных ходов вы делаете ровно одно из трёх.</translation>
    </message>
    <message>
        <source>Swap, or pretend to</source>
        <translation>Поменять или не поменять</translation>
    </message>
    <message>
        <source>Take your own card and one card from another player or the centre, without looking at either, and hold both under the table. There you swap them, or you don’t. Then put one back in each place. Everyone sees which two cards you took; only you know what you did.</source>
        <translation>Вы берёте свою карту и&#xa0;карту другого игрока или из центра стола, не глядя ни на ту, ни на другую, и&#xa0;держите обе под столом. Там вы меняете их&#xa0;— или нет. Потом кладёте на каждое место по карте. Все видят, какие две карты вы взяли; что вы сделали, знаете только вы.</translation>
    </message>
    <message>
        <source>Look at your card</source>
        <translation>Посмотреть свою карту</translation>
    </message>
    <message>
        <source>Secretly look at your own card. It costs you the turn, but now you know who you are, until someone takes your card under the table again.</source>
        <translation>Вы смотрите свою карту так, чтобы её не видел никто другой. На это уходит весь ход, зато теперь вы знаете, кто вы,&#xa0;— пока вашу карту снова не возьмут под стол.</translation>
    </message>
    <message>
        <source>Announce a mask</source>
        <translation>Назвать себя</translation>
    </message>
    <message>
        <source>Claim to be any mask in play except the [[mask:damned]]. You may do so even if you have no idea what your card is. If nobody contests, you use its power. How that works is explained in [[chapter:contest]].</source>
        <translation>Вы говорите, кто вы: назвать можно любого персонажа в&#xa0;игре, кроме [[mask:damned|Проклятого]],&#xa0;— даже если вы понятия не имеете, что у&#xa0;вас за карта. Если никто не спорит, вы применяете способность этого персонажа. Как это происходит, рассказано в&#xa0;главе «[[chapter:contest]]».</translation>
    </message>
    <message>
        <source>Just revealed?</source>
        <translation>Карту только что открыли?</translation>
    </message>
    <message>
        <source>If one of your cards was revealed during the turn just before yours, you may not announce: everyone still knows who you are. You must look or swap; contesting is still allowed. It doesn’t matter why it was revealed: in a contest, or by the [[mask:guru]], the [[mask:princess]], the [[mask:courtesan]], the [[mask:usurper]] or the [[mask:bear_tamer]]. (There are stricter variants: see [[chapter:variants]].)</source>
        <translation>Если какую‑то из ваших карт пришлось открыть ходом раньше, прямо перед вашим, назвать себя нельзя: все ещё помнят, кто вы. Остаётся посмотреть карту либо поменять её&#xa0;— или не поменять; спорить по‑прежнему можно. Неважно, почему её открыли: в&#xa0;споре или из‑за [[mask:guru|Инквизитора]], [[mask:princess|Принцессы]], [[mask:courtesan|Куртизанки]], [[mask:usurper|Узурпатора]] или [[mask:bear_tamer|Укротителя диких медведей]]. (Бывает и&#xa0;строже: см. главу «[[chapter:variants]]».)</translation>
    </message>
    <message>
        <source>Then it is the next player’s turn, to the left. Play always continues from the seat whose turn it was, no matter who used the power, and even if people have changed seats in the meantime.</source>
        <translation>Затем ходит следующий игрок слева. Ход всегда передаётся от того места, где он был сделан, кто бы ни применил способность и&#xa0;даже если за это время кто‑то успел пересесть.</translation>
    </message>
    <message>
        <source>What everyone sees</source>
        <translation>Что видят все</translation>
    </message>
    <message>
        <source>Public: all fortunes, the bank and the courthouse; everything announced, contested, chosen, named and guessed; who looks at which card; which two cards go under the table; and every card that is revealed.</source>
        <translation>Видно всем: запасы монет, банк и&#xa0;Дворец правосудия; кто кем себя назвал и&#xa0;кто спорил; кого выбрали, кого назвали и&#xa0;какое число сказали, угадывая монеты; кто какую карту смотрит; какие две карты ушли под стол; и&#xa0;каждая карта, которую открыли.</translation>
    </message>
    <message>
        <source>Secret: what someone saw when looking in secret, and whether two cards were really swapped. Only the player who did it knows, until everything comes to light after the game.</source>
        <translation>Тайна: что увидел тот, кто тайком смотрел карту, и&#xa0;поменяли ли две карты на самом деле. Знает только тот, кто это делал,&#xa0;— пока после игры всё не раскроется.</translation>
    </message>
    <message>
        <source>A pretended swap is not a wasted turn. Everyone else now has doubts about two cards, and you don’t.</source>
        <translation>Не поменять карты&#xa0;— не значит потерять ход. Все остальные теперь сомневаются в&#xa0;двух картах, а&#xa0;вы&#xa0;— нет.</translation>
    </message>
    <message>
        <source>Announcing and contesting</source>
        <translation>Назвать себя и&#xa0;поспорить</translation>
    </message>
    <message>
        <source>You name a mask: “I am the King!” Your card stays face down. You may know it’s true, hope it is, or know perfectly well that it isn’t.</source>
        <translation>Вы называете персонажа: «Я&#xa0;— Король!» Ваша карта остаётся закрытой. Вы можете знать, что это правда, надеяться на это или прекрасно знать, что это не так.</translation>
    </message>
    <message>
        <source>Starting on your left and going clockwise, each of the others either lets it pass or contests by claiming to be that mask: “No, I am!” Everyone hears each answer as it is given.</source>
        <translation>Начиная слева от вас, по часовой стрелке, каждый либо не спорит, либо спорит и&#xa0;говорит, что этот персонаж у&#xa0;него: «Нет, это я!» Каждый ответ сразу слышат все.</translation>
    </message>
    <message>
        <source>If nobody contests, you use the power. Nothing is revealed, and nobody learns whether you told the truth.</source>
        <translation>Никто не спорит? Тогда вы применяете способность. Карты не открывают, и&#xa0;никто не узнает, правду ли вы сказали.</translation>
    </message>
    <message>
        <source>If someone contests, you and everyone who contested reveal your cards at the same time. Whoever really has the mask uses its power. Then everyone who revealed a different mask pays a fine of 1 coin to the courthouse, and the cards are turned face down again.</source>
        <translation>Кто‑то спорит? Тогда вы и&#xa0;все, кто поспорил, одновременно открываете карты. Тот, у&#xa0;кого этот персонаж на самом деле, применяет его способность. После этого все, у&#xa0;кого оказался другой персонаж, платят штраф: по 1&#xa0;монете во Дворец правосудия. Затем карты снова переворачивают лицом вниз.</translation>
    </message>
    <message>
        <source>If it turns out that none of you has the mask, nobody uses the power, and all of you pay.</source>
        <translation>Если такого персонажа нет ни у&#xa0;кого из вас, способность никто не применяет, а&#xa0;штраф платите вы все.</translation>
    </message>
    <message>
        <source>Special cases</source>
        <translation>Особые случаи</translation>
    </message>
    <message>
        <source>A power must be used in full. Only the [[mask:witch]] may decline. A power that has no effect still counts as used.</source>
        <translation>Способность применяют целиком. Отказаться вправе только [[mask:witch]]. Способность, которая ничего не дала, тоже считается применённой.</translation>
    </message>
    <message>
        <source>The revealed cards settle who is right and who is wrong. Nothing the power moves afterwards changes that.</source>
        <translation>Кто прав, а&#xa0;кто нет, решают карты в&#xa0;тот миг, когда их открыли. Что бы ни передвинула потом способность, этого уже не изменить.</translation>
    </message>
    <message>
        <source>Fines come after the power, all at the same time. You pay from whatever is then in front of you. A fine can take your last coin, and that ends the game.</source>
        <translation>Штрафы платят после способности, все одновременно. Вы платите из того, что к&#xa0;этому времени лежит перед вами. Штраф может забрать последнюю монету, и&#xa0;тогда игра заканчивается.</translation>
    </message>
    <message>
        <source>A player who was knocked out of the game this turn pays no fine.</source>
        <translation>Кто выбыл из игры в&#xa0;этом ходу, штрафа не платит.</translation>
    </message>
    <message>
        <source>There are two [[mask:peasant]] cards. If that mask was announced and both are among the revealed cards, both players are right.</source>
        <translation>Карт [[mask:peasant|Крестьянина]] две. Если назвали именно этого персонажа и&#xa0;открылись обе карты, правы оба игрока.</translation>
    </message>
    <message>
        <source>Contest when you are fairly sure the mask is yours, not just because you doubt the other player: even if you’re right to doubt, you pay the fine unless you have the mask yourself.</source>
        <translation>Спорьте, когда вы почти уверены, что этот персонаж у&#xa0;вас, а&#xa0;не просто когда не верите другому: если у&#xa0;вас его нет, вы платите штраф, даже если другой сказал неправду.</translation>
    </message>
    <message>
        <source>Listen to the silence. Someone who lets a good mask pass probably isn’t wearing it, or doesn’t know they are.</source>
        <translation>Прислушивайтесь к&#xa0;молчанию. Если кто‑то не спорит, когда называют завидного персонажа, скорее всего, у&#xa0;него другая карта&#xa0;— или он своей не знает.</translation>
    </message>
    <message>
        <source>The end of the game</source>
        <translation>Конец игры</translation>
    </message>
    <message>
        <source>The game ends as soon as one of these things happens:</source>
        <translation>Игра заканчивается сразу, как только произойдёт что‑то одно:</translation>
    </message>
    <message>
        <source>A player has 13 coins or more.</source>
        <translation>У&#xa0;кого‑то из игроков 13&#xa0;монет или больше.</translation>
    </message>
    <message>
        <source>A player has no coins left.</source>
        <translation>У&#xa0;кого‑то из игроков не осталось ни одной монеты.</translation>
    </message>
    <message>
        <source>Only one player is left in the game.</source>
        <translation>В&#xa0;игре остался один игрок.</translation>
    </message>
    <message>
        <source>The [[mask:cheat]] uses its power with 10 coins or more. That player alone wins, however much the others have.</source>
        <translation>Способность [[mask:cheat|Жулика]] применяет игрок, у&#xa0;которого 10&#xa0;монет или больше. Тогда побеждает он один, сколько бы ни было у&#xa0;других.</translation>
    </message>
    <message>
        <source>In all other cases the richest player wins. Tied players share the victory.</source>
        <translation>Во всех остальных случаях побеждает самый богатый игрок. Если запасы монет равны, победу делят.</translation>
    </message>
    <message>
        <source>A power is carried out step by step, in the order described, and after each step the game checks whether it is over. Everything within a step happens at the same time.</source>
        <translation>Способность выполняют шаг за шагом, в&#xa0;том порядке, в&#xa0;каком она описана, и&#xa0;после каждого шага проверяют, не закончилась ли игра. Всё, что движется в&#xa0;одном шаге, движется одновременно.</translation>
    </message>
    <message>
        <source>If several players reach 13 or more in the same step, the richest of them wins.</source>
        <translation>Если сразу у&#xa0;нескольких игроков в&#xa0;одном шаге набралось 13&#xa0;монет или больше, побеждает самый богатый из них.</translation>
    </message>
    <message>
        <source>If you have to give more coins than you have, you give all you have. If the bank can’t pay in full, it pays what it has: first to the player using the power, then clockwise.</source>
        <translation>Если нужно отдать больше монет, чем у&#xa0;вас есть, вы отдаёте всё, что есть. Если банк не может заплатить сполна, он платит сколько может: сначала тому, кто применяет способность, затем по часовой стрелке.</translation>
    </message>
    <message>
        <source>The masks</source>
        <translation>Персонажи</translation>
    </message>
    <message>
        <source>Every mask has its own page with its power and its special cases. The following applies to all of them.</source>
        <translation>У&#xa0;каждого персонажа есть своя страница: способность и&#xa0;особые случаи. А&#xa0;то, что сказано здесь, верно для всех.</translation>
    </message>
    <message>
        <source>“You” are always the player using the power. “Another player” is never you.</source>
        <translation>«Другой игрок»&#xa0;— это никогда не тот, кто применяет способность. «Вы»&#xa0;— всегда тот, кто её применяет.</translation>
    </message>
    <message>
        <source>Cards in the centre belong to nobody. Only a swap on your turn and the [[mask:sage]] can reach them, and the [[mask:bear_tamer]] if its power says so.</source>
        <translation>Карты в&#xa0;центре стола ничьи. До них можно добраться, только меняя карты в&#xa0;свой ход; ещё на них смотрит [[mask:sage]], а&#xa0;[[mask:bear_tamer]] добирается до них, если так сказано в&#xa0;способности.</translation>
    </message>
    <message>
        <source>“Left” and “right” mean the nearest players still in the game. Anyone who is out is skipped.</source>
        <translation>«Слева» и&#xa0;«справа» сидят ближайшие игроки, которые ещё в&#xa0;игре. Выбывших пропускают.</translation>
    </message>
    <message>
        <source>With two players left, your neighbour on both sides is the same player, and counts once.</source>
        <translation>Когда игроков осталось двое, сосед у&#xa0;вас с&#xa0;обеих сторон один и&#xa0;тот же, и&#xa0;считается он один раз.</translation>
    </message>
    <message>
        <source>Powers within powers</source>
        <translation>Способность внутри способности</translation>
    </message>
    <message>
        <source>The [[mask:actress]], the [[mask:necromancer]] and the [[mask:usurper]] use another mask’s power as if it were their own. A mask’s power is used at most once a turn: if the chain comes back to a mask already used, nothing happens.</source>
        <translation>[[mask:actress]], [[mask:necromancer]] и&#xa0;[[mask:usurper]] применяют способность другого персонажа как свою. Способность каждого персонажа применяют не больше одного раза за ход: если цепочка возвращается к&#xa0;тому, чью способность уже применили, ничего не происходит.</translation>
    </message>
    <message>
        <source>Two and three players</source>
        <translation>Игра вдвоём и&#xa0;втроём</translation>
    </message>
    <message>
        <source>A small table uses exactly six masks, and everyone has several cards: two each with three players, three each with two. Nothing lies in the centre. Everyone begins with 6 coins.</source>
        <translation>За малым столом ровно шесть персонажей, и&#xa0;у&#xa0;каждого игрока несколько карт: втроём&#xa0;— по две, вдвоём&#xa0;— по три. В&#xa0;центре ничего не лежит. Монет вначале у&#xa0;всех по 6.</translation>
    </message>
    <message>
        <source>Three players</source>
        <translation>Втроём</translation>
    </message>
    <message>
        <source>You have a left card and a right card.</source>
        <translation>У&#xa0;вас две карты: левая и&#xa0;правая.</translation>
    </message>
    <message>
        <source>Swap one of your cards with an opponent’s, or your own two cards with each other.</source>
        <translation>Поменять или не поменять: одну из своих карт на карту соперника или две свои между собой.</translation>
    </message>
    <message>
        <source>Look at one of your cards.</source>
        <translation>Посмотреть одну из своих карт.</translation>
    </message>
    <message>
        <source>Announce or contest with one of your cards, saying which.</source>
        <translation>Назвать себя или поспорить, указав на одну из своих карт.</translation>
    </message>
    <message>
        <source>Two players</source>
        <translation>Вдвоём</translation>
    </message>
    <message>
        <source>You have a left card, a right card and a protected card, which your opponent can never touch.</source>
        <translation>У&#xa0;вас три карты: левая, правая и&#xa0;защищённая, до которой сопернику никогда не добраться.</translation>
    </message>
    <message>
        <source>Swap your left or right card with your opponent’s left or right card, or any two of your own cards with each other.</source>
        <translation>Поменять или не поменять: свою левую или правую карту на левую или правую карту соперника либо любые две свои карты между собой.</translation>
    </message>
    <message>
        <source>Look at one of your cards, including the protected one.</source>
        <translation>Посмотреть одну из своих карт, в&#xa0;том числе защищённую.</translation>
    </message>
    <message>
        <source>Announce with your left or right card. Contest with any of the three.</source>
        <translation>Назвать себя можно, указав на левую или правую карту, поспорить&#xa0;— на любую из трёх.</translation>
    </message>
    <message>
        <source>For both</source>
        <translation>В&#xa0;обоих случаях</translation>
    </message>
    <message>
        <source>Only the card you announced or contested with is revealed; it counts as “your card” for the power.</source>
        <translation>Открывают только ту карту, на которую указали, называя себя или споря; для способности именно она&#xa0;— «ваша карта».</translation>
    </message>
    <message>
        <source>A power that affects a player’s card affects just one of that player’s cards, chosen by the player using the power. Only with the [[mask:guru]] and the [[mask:courtesan]] does the player who must reveal choose which.</source>
        <translation>Если способность действует на чью‑то карту, то лишь на одну; на какую&#xa0;— решает тот, кто применяет способность. Только у&#xa0;[[mask:guru|Инквизитора]] и&#xa0;[[mask:courtesan|Куртизанки]] карту выбирает тот, кто должен её открыть.</translation>
    </message>
    <message>
        <source>The two cards the [[mask:fool]] takes, or the [[mask:sage]] looks at, may belong to the same player. Protected cards are out of reach.</source>
        <translation>Две карты, которые берёт [[mask:fool]] или смотрит [[mask:sage]], могут принадлежать одному игроку. Защищённые карты трогать нельзя.</translation>
    </message>
    <message>
        <source>A player knocked out by the [[mask:damned]] is out with all their cards, whatever they are.</source>
        <translation>Кого выводит из игры [[mask:damned]], тот выбывает со всеми своими картами, какими бы они ни были.</translation>
    </message>
    <message>
        <source>Scenarios, and making your own</source>
        <translation>Наборы карт: готовые и&#xa0;свои</translation>
    </message>
    <message>
        <source>A scenario is a set of masks that go well together. The game comes with these:</source>
        <translation>Набор карт&#xa0;— это персонажи, которые хорошо сочетаются друг с&#xa0;другом. В&#xa0;игре есть такие наборы:</translation>
    </message>
    <message>
        <source>The A scenarios, for 4 to 13 players: the line-ups of the first edition, with today’s masks. Start with these.</source>
        <translation>Наборы «А», для 4–13&#xa0;игроков: составы первого издания с&#xa0;нынешними персонажами. Начните с&#xa0;них.</translation>
    </message>
    <message>
        <source>The B scenarios, for 4 to 13 players: made for this program, for players who know the A scenarios.</source>
        <translation>Наборы «Б», для 4–13&#xa0;игроков: составлены для этой программы, для тех, кто уже знает наборы «А».</translation>
    </message>
    <message>
        <source>The expansion’s scenarios: four for 6 to 13 players, one for three and one for two.</source>
        <translation>Наборы дополнения: четыре для 6–13&#xa0;игроков, один для троих и&#xa0;один для двоих.</translation>
    </message>
    <message>
        <source>A base-game scenario for three players, and the same one for two.</source>
        <translation>Набор базовой игры для троих и&#xa0;такой же для двоих.</translation>
    </message>
    <message>
        <source>The scenario sheets printed with the second edition are not reproduced here.</source>
        <translation>Наборы, напечатанные для второго издания, здесь не воспроизводятся.</translation>
    </message>
    <message>
        <source>Your own scenarios</source>
        <translation>Свои наборы карт</translation>
    </message>
    <message>
        <source>You can build your own, mixing base and expansion masks as you like. The program watches and tells you what to change. These are the rules (the expansion’s own scenarios are exempt):</source>
        <translation>Можно составить и&#xa0;свой набор карт, как угодно смешивая персонажей базовой игры и&#xa0;дополнения. Программа следит и&#xa0;подсказывает, что исправить. Правила такие (наборы дополнения соблюдать их не обязаны):</translation>
    </message>
    <message>
        <source>The right number of masks: six for up to five players; for six or more, as many as there are players, or one or two more.</source>
        <translation>Верное число персонажей: если игроков не больше пяти&#xa0;— шесть; если шесть или больше&#xa0;— столько же, сколько игроков, или на одного‑двух больше.</translation>
    </message>
    <message>
        <source>The [[mask:judge]] is in play. With an expansion mask in play, the Judge may be left out if about two thirds of the masks, and at least three fifths, have a ★, but the game may then run long.</source>
        <translation>Среди персонажей есть [[mask:judge]]. Если в&#xa0;игре кто‑то из дополнения, можно обойтись и&#xa0;без этой карты, если ★ есть примерно у&#xa0;двух третей персонажей (не меньше чем у&#xa0;трёх пятых); но тогда игра может затянуться.</translation>
    </message>
    <message>
        <source>At least a third of the masks have a ★. With half, the game is livelier.</source>
        <translation>★ есть хотя бы у&#xa0;трети персонажей. Если у&#xa0;половины, игра живее.</translation>
    </message>
    <message>
        <source>Both [[mask:peasant]] cards, or neither.</source>
        <translation>Либо обе карты [[mask:peasant|Крестьянина]], либо ни одной.</translation>
    </message>
    <message>
        <source>Some masks need at least six or eight players. Their pages say so.</source>
        <translation>Некоторым персонажам нужна компания побольше: не меньше шести или восьми игроков. Об этом сказано на их страницах.</translation>
    </message>
    <message>
        <source>The [[mask:courtesan]] only if at least a third of the masks are women’s.</source>
        <translation>[[mask:courtesan]]&#xa0;— только если хотя бы треть персонажей женские.</translation>
    </message>
    <message>
        <source>With fewer than eight players, the [[mask:damned]] is better left out of the graveyard. You may include it, but you’ll be warned.</source>
        <translation>Если игроков меньше восьми, [[mask:damned|Проклятого]] лучше не класть на Кладбище. Это разрешено, но программа вас предупредит.</translation>
    </message>
    <message>
        <source>The expansion: graveyard and Damned</source>
        <translation>Дополнение: Кладбище и&#xa0;Проклятый</translation>
    </message>
    <message>
        <source>The expansion brings masks with a taste for trouble. Two things about it need explaining.</source>
        <translation>Персонажи дополнения так и&#xa0;ищут приключений. О&#xa0;двух вещах нужно рассказать отдельно.</translation>
    </message>
    <message>
        <source>The graveyard</source>
        <translation>Кладбище</translation>
    </message>
    <message>
        <source>With the [[mask:necromancer]] in play, masks that aren’t in play are shuffled face down into the graveyard: usually all the rest of the base game and the expansion, except the [[mask:bear_tamer]] and, with fewer than eight players, the [[mask:damned]]. In your own scenarios you may choose differently. Everyone knows which masks are there, but nobody knows in what order. Masks in the graveyard aren’t in play, so they can’t be announced or named.</source>
        <translation>Если в&#xa0;игре [[mask:necromancer]], карты персонажей, которых в&#xa0;игре нет, тасуют и&#xa0;кладут закрытой стопкой: это Кладбище. Обычно туда попадают все остальные персонажи базовой игры и&#xa0;дополнения, кроме [[mask:bear_tamer|Укротителя диких медведей]], а&#xa0;если игроков меньше восьми&#xa0;— то и&#xa0;кроме [[mask:damned|Проклятого]]. Для своего набора карт можно выбрать и&#xa0;других. Все знают, кто лежит на Кладбище, но никто не знает, в&#xa0;каком порядке. Персонажи на Кладбище&#xa0;— не в&#xa0;игре, поэтому назвать их нельзя.</translation>
    </message>
    <message>
        <source>The Damned</source>
        <translation>Проклятый</translation>
    </message>
    <message>
        <source>The [[mask:damned]] can’t be named at all: not announced, not by the [[mask:guru]]’s target, not by the [[mask:usurper]].</source>
        <translation>[[mask:damned|Проклятого]] нельзя называть вообще: ни когда вы называете себя, ни когда вас спрашивает [[mask:guru]], ни когда чужую карту угадывает [[mask:usurper]].</translation>
    </message>
    <message>
        <source>A player who reveals this mask in a contest is out of the game at once, before any power is used. The card is discarded.</source>
        <translation>Кто откроет эту карту в&#xa0;споре, тут же выбывает из игры&#xa0;— раньше, чем применят хоть какую‑то способность. Карта уходит в&#xa0;сброс.</translation>
    </message>
    <message>
        <source>If the [[mask:guru]], the [[mask:courtesan]], the [[mask:usurper]] or a step of the [[mask:bear_tamer]] makes someone reveal it, the player who used that power is out instead. Their own card goes, unseen, to where the Damned lay, and the Damned is discarded. Nothing is paid and no power follows, but the other players who were wrong still pay their fines.</source>
        <translation>Если открыть эту карту кого‑то заставляет [[mask:guru]], [[mask:courtesan]], [[mask:usurper]] или шаг [[mask:bear_tamer|Укротителя диких медведей]], выбывает не её владелец, а&#xa0;тот, кто применил эту способность. Его собственная карта ложится закрытой туда, где лежал Проклятый, а&#xa0;Проклятый уходит в&#xa0;сброс. Никто никому не платит, и&#xa0;никакая способность дальше не применяется; но остальные, кто был неправ, платят штраф как обычно.</translation>
    </message>
    <message>
        <source>If the [[mask:necromancer]] turns it up from the graveyard, the player who did so is out, and the card is discarded.</source>
        <translation>Если эту карту открывает на Кладбище [[mask:necromancer]], тот, кто её открыл, выбывает, а&#xa0;карта уходит в&#xa0;сброс.</translation>
    </message>
    <message>
        <source>Swapping it, looking at it, or having it shown by the [[mask:princess]] is harmless.</source>
        <translation>Если её меняют, смотрят или её показывает [[mask:princess]], ничего страшного не происходит.</translation>
    </message>
    <message>
        <source>Out of the game</source>
        <translation>Вне игры</translation>
    </message>
    <message>
        <source>When you are out, your coins go back to the bank and your remaining cards leave the game unseen. Your seat is skipped from then on. Unlike losing your last coin, this doesn’t end the game, unless only one player is left.</source>
        <translation>Когда вы выбываете, ваши монеты возвращаются в&#xa0;банк, а&#xa0;оставшиеся карты покидают игру закрытыми. Ваше место с&#xa0;этих пор пропускают. Игру это не заканчивает, в&#xa0;отличие от потери последней монеты,&#xa0;— разве что остался один игрок.</translation>
    </message>
    <message>
        <source>Men’s and women’s masks</source>
        <translation>Мужские и&#xa0;женские персонажи</translation>
    </message>
    <message>
        <source>With the [[mask:courtesan]] in play, every card shows whether it is a man’s mask ♂ or a woman’s ♀. The sign on the card decides, whatever the name may suggest.</source>
        <translation>Если в&#xa0;игре [[mask:courtesan]], на каждой карте видно, мужской это персонаж ♂ или женский ♀. Решает знак на карте, что бы ни подсказывало название.</translation>
    </message>
    <message>
        <source>Variants and editions</source>
        <translation>Варианты и&#xa0;издания</translation>
    </message>
    <message>
        <source>These are the rules of the second edition and the expansion; for two and three players, those of the first edition. Where the printed rules are silent, or differ between languages, the program follows one ruling, and this rulebook tells you which.</source>
        <translation>Это правила второго издания и&#xa0;дополнения, а&#xa0;для двух и&#xa0;трёх игроков&#xa0;— первого издания. Там, где печатные правила молчат или на разных языках расходятся, программа держится одного решения; какого именно, сказано здесь.</translation>
    </message>
    <message>
        <source>Must swap: in the first edition and in the Hungarian edition’s rules, a player whose card was revealed on the previous turn may only swap, not even look. The expansion asks this only of a player on the Usurper’s left whose card the Usurper has revealed, and so does the program where the Usurper is in play. You can choose another rule when you set up a game.</source>
        <translation>Только менять: в&#xa0;первом издании и&#xa0;в&#xa0;правилах венгерского издания тот, чью карту пришлось открыть ходом раньше, может только поменять её или не поменять, но не посмотреть. Дополнение требует этого лишь от соседа слева от Узурпатора, если его карту открыл Узурпатор; так же играет и&#xa0;программа, когда Узурпатор в&#xa0;игре. Другое правило можно выбрать перед началом игры.</translation>
    </message>
    <message>
        <source>You can change the number of opening turns. Four is usual; none is for the fearless.</source>
        <translation>Число вступительных ходов можно изменить. Обычно их четыре; ни одного&#xa0;— для бесстрашных.</translation>
    </message>
    <message>
        <source>Some masks had other names in the first edition: the [[mask:trickster]] was the Bishop, the [[mask:guru]] was the Inquisitor, the [[mask:empress]] was the King with 3 coins, and the [[mask:king]] was the Queen with 2. Two of the expansion’s scenarios still call for the Queen; there, the card is our [[mask:queen]].</source>
        <translation>[[mask:trickster]] и&#xa0;[[mask:guru]] зовутся у&#xa0;нас так же, как в&#xa0;первом издании (рисунки же&#xa0;— по второму). А&#xa0;вот другие имена с&#xa0;тех пор сменились: [[mask:empress]]&#xa0;— это прежний Король с&#xa0;3&#xa0;монетами, а&#xa0;[[mask:king]]&#xa0;— прежняя Королева с&#xa0;2. В&#xa0;двух наборах дополнения по‑прежнему указана Королева, и&#xa0;там это наша карта «[[mask:queen]]».</translation>
    </message>
    <message>
        <source>At a real table, a player who looks at their own card by accident must spend their next turn on a look. That can’t happen here: nobody can look out of turn.</source>
        <translation>За настоящим столом тот, кто случайно посмотрел свою карту, обязан потратить на это и&#xa0;свой следующий ход. Здесь такого не бывает: никто не может смотреть не в&#xa0;свой ход.</translation>
    </message>
    <message>
        <source>If your friends learned the game from another edition, agree on the variant before the masks are dealt.</source>
        <translation>Если ваши друзья учились играть по другому изданию, договоритесь о&#xa0;варианте до раздачи карт.</translation>
    </message>
    <message>
        <source>The masks of each scenario</source>
        <translation>Персонажи каждого набора</translation>
    </message>
    <message>
        <source>Each scenario lists the masks for its smallest number of players. Then come the masks to add for larger tables. The four large scenarios of the expansion start with eight masks: with six players two of them go in the centre, with seven players one.</source>
        <translation>Сначала перечислены персонажи для наименьшего числа игроков, затем те, что добавляются за столом побольше. Четыре больших набора дополнения начинаются с&#xa0;восьми персонажей: вшестером две карты кладут в&#xa0;центр стола, всемером&#xa0;— одну.</translation>
    </message>
    <message>
        <source>Masks: {masks}.</source>
        <translation>Персонажи: {masks}.</translation>
    </message>
    <message>
        <source>With {number} players, add: {mask}.</source>
        <translation>Если игроков {number}, добавляется ещё и&#xa0;{mask}.</translation>
    </message>
    <message>
        <source>Men’s masks ♂: {masks}.</source>
        <translation>Мужские персонажи ♂: {masks}.</translation>
    </message>
    <message>
        <source>Women’s masks ♀: {masks}.</source>
        <translation>Женские персонажи ♀: {masks}.</translation>
    </message>
    <message>
        <source>A sample round</source>
        <translation>Как это бывает: пример</translation>
    </message>
    <message>
        <source>Anna, Ben, Clara, David, Eva and Felix sit clockwise around the table, with 6 coins each. They play with six masks: Anna is dealt the [[mask:king]], Ben the [[mask:judge]], Clara the [[mask:empress]], David the [[mask:trickster]], Eva the [[mask:witch]] and Felix the [[mask:cheat]]. The cards are turned face down, and Anna begins.</source>
        <translation>Анна, Борис, Вера, Глеб, Дина и&#xa0;Егор сидят по часовой стрелке, у&#xa0;каждого по 6&#xa0;монет. Персонажей шесть: Анна получает карту «[[mask:king]]», Борис&#xa0;— «[[mask:judge]]», Вера&#xa0;— «[[mask:empress]]», Глеб&#xa0;— «[[mask:trickster]]», Дина&#xa0;— «[[mask:witch]]», Егор&#xa0;— «[[mask:cheat]]». Карты переворачивают лицом вниз, и&#xa0;начинает Анна.</translation>
    </message>
    <message>
        <source>Four opening turns</source>
        <translation>Четыре вступительных хода</translation>
    </message>
    <message>
        <source>Anna takes the King and Clara’s card under the table and really swaps them. Only Anna knows who has the Empress now.</source>
        <translation>Анна берёт под стол своего Короля и&#xa0;карту Веры и&#xa0;действительно меняет их. Где теперь Императрица, знает только Анна.</translation>
    </message>
    <message>
        <source>Ben takes the Judge and Felix’s card, and only pretends. To everyone else, either of them might now be the Judge.</source>
        <translation>Борис берёт Судью и&#xa0;карту Егора и&#xa0;только делает вид, что меняет их. Для всех остальных Судьёй теперь может быть любой из двоих.</translation>
    </message>
    <message>
        <source>Clara, no longer sure of anything, does the same with David’s card and only pretends.</source>
        <translation>Вера уже ни в&#xa0;чём не уверена. Она берёт свою карту и&#xa0;карту Глеба и&#xa0;тоже только делает вид.</translation>
    </message>
    <message>
        <source>David goes for Ben’s card, and pretends as well.</source>
        <translation>Глеб тянется за картой Бориса&#xa0;— и&#xa0;опять лишь делает вид.</translation>
    </message>
    <message>
        <source>A contest from start to end</source>
        <translation>Спор от начала до конца</translation>
    </message>
    <message>
        <source>Eva, still the Witch and sure of it, says: “I am the Empress!” It’s a bluff. Surely nobody knows where the Empress went?</source>
        <translation>Дина всё ещё Ведьма и&#xa0;прекрасно это знает. «Я&#xa0;— Императрица!»&#xa0;— говорит она. Это блеф. Никто ведь, наверное, не помнит, куда делась Императрица?</translation>
    </message>
    <message>
        <source>The others answer in turn, starting on Eva’s left. Felix lets it pass. Anna says: “No, I am!” Ben and Clara let it pass. David, who wonders what Clara may have handed over, contests too.</source>
        <translation>Остальные отвечают по очереди, начиная слева от Дины. Егор не спорит. Анна говорит: «Нет, это я!» Борис и&#xa0;Вера не спорят. Глеб гадает, что могла подсунуть ему Вера, и&#xa0;тоже спорит.</translation>
    </message>
    <message>
        <source>Eva, Anna and David reveal their cards: Witch, Empress and Trickster. Anna has the Empress and takes 3 coins from the bank, and now has 9.</source>
        <translation>Дина, Анна и&#xa0;Глеб открывают карты: Ведьма, Императрица и&#xa0;Епископ. Императрица у&#xa0;Анны, и&#xa0;Анна берёт 3&#xa0;монеты из банка: теперь их 9.</translation>
    </message>
    <message>
        <source>Then Eva and David pay a fine of 1 coin each to the courthouse and have 5 left. All three cards are turned face down again.</source>
        <translation>Потом Дина и&#xa0;Глеб платят по 1&#xa0;монете штрафа во Дворец правосудия, и&#xa0;у&#xa0;них остаётся по 5. Все три карты снова переворачивают лицом вниз.</translation>
    </message>
    <message>
        <source>A bluff that works</source>
        <translation>Удачный блеф</translation>
    </message>
    <message>
        <source>Felix is next, and sees 2 coins in the courthouse. “I am the Judge!” It isn’t true, but Ben, who is the Judge, has seen David take that card and no longer dares to contest. Felix takes both coins and has 8.</source>
        <translation>Ходит Егор и&#xa0;видит, что во Дворце правосудия 2&#xa0;монеты. «Я&#xa0;— Судья!» Это неправда. Но Борис, настоящий Судья, видел, как Глеб брал эту карту, и&#xa0;спорить уже не решается. Егор забирает обе монеты, и&#xa0;у&#xa0;него их 8.</translation>
    </message>
    <message>
        <source>Now it is Anna’s turn. Anna’s card was revealed on Eva’s turn, but not on the turn just before, so Anna may announce again. Everyone remembers the Empress, though, and Anna needs 4 more coins to win.</source>
        <translation>Теперь очередь Анны. Её карту открыли в&#xa0;ход Дины, а&#xa0;после Дины ходил ещё и&#xa0;Егор, так что Анна снова может назвать себя. Правда, про Императрицу все помнят, а&#xa0;до победы не хватает ещё 4&#xa0;монет.</translation>
    </message>
    <message>
        <source>Bluffing, and being believed</source>
        <translation>Как блефовать и&#xa0;кому верить</translation>
    </message>
    <message>
        <source>Bluffing isn’t cheating; it’s the heart of the game. Someone who only ever tells the truth is easy to read. Someone who always lies is easy to catch.</source>
        <translation>Блеф&#xa0;— не жульничество, а&#xa0;сама душа игры. За тем, кто всегда говорит правду, легко уследить. Того, кто всегда обманывает, легко поймать.</translation>
    </message>
    <message>
        <source>Claim what you might well be. A lie is safest when your card has just been under the table, and nobody can be sure of the mask you name.</source>
        <translation>Называйтесь тем, кем вполне могли бы быть. Обман лучше всего держится, когда ваша карта только что побывала под столом и&#xa0;никто не знает наверняка, у&#xa0;кого названный персонаж.</translation>
    </message>
    <message>
        <source>The best time to claim a mask is when its wearer doesn’t know. They won’t contest.</source>
        <translation>Самое время назваться чьим‑то персонажем&#xa0;— когда его владелец сам не знает, кто он. Тогда спорить он не станет.</translation>
    </message>
    <message>
        <source>You needn’t know your own card to announce. If you think you’re more likely the King than not, say so.</source>
        <translation>Чтобы назвать себя, знать свою карту необязательно. Если вам кажется, что вы скорее Король, чем нет, так и&#xa0;скажите.</translation>
    </message>
    <message>
        <source>When a claim would win the game, somebody has to speak up. Just not everybody: whoever is wrong pays.</source>
        <translation>Если чьё‑то заявление принесёт победу, кому‑то придётся встать на пути. Но не всем сразу: каждый, кто неправ, платит.</translation>
    </message>
    <message>
        <source>Remember who was caught and who was right. A player who contests and has the mask is worth believing next time.</source>
        <translation>Запоминайте, кто попался, а&#xa0;кто оказался прав. Тому, кто спорил и&#xa0;не ошибся, стоит поверить и&#xa0;в&#xa0;следующий раз.</translation>
    </message>
    <message>
        <source>At this table: help, notes and the curtain</source>
        <translation>За этим столом: помощь, заметки и&#xa0;занавес</translation>
    </message>
    <message>
        <source>Memory is part of the game, so you choose before each game how much help you want. The end screen shows which help was used.</source>
        <translation>Память&#xa0;— часть игры, поэтому перед каждой игрой вы сами выбираете, сколько помощи вам нужно. В&#xa0;конце видно, с&#xa0;какой помощью вы играли.</translation>
    </message>
    <message>
        <source>No help: you see what is on the table and what happens this turn, as at a real table.</source>
        <translation>Без подсказок: вы видите то, что лежит на столе, и&#xa0;то, что происходит в&#xa0;этот ход,&#xa0;— как за настоящим столом.</translation>
    </message>
    <message>
        <source>History: a log of everything that has happened stays open.</source>
        <translation>История: журнал всех событий всегда под рукой.</translation>
    </message>
    <message>
        <source>Notebook: the log, plus notes that you pin to cards. Right-click a card, or press N on it.</source>
        <translation>Блокнот: журнал и&#xa0;заметки, которые можно приколоть к&#xa0;картам. Щёлкните по карте правой кнопкой мыши или выделите её и&#xa0;нажмите N.</translation>
    </message>
    <message>
        <source>Coach: all that, plus what a perfect memory would know about each card, and advice when you ask for it. The coach knows only what you have seen.</source>
        <translation>Наставник: всё это, а&#xa0;ещё&#xa0;— что знал бы о&#xa0;каждой карте игрок с&#xa0;идеальной памятью, и&#xa0;совет, если спросите. Наставник знает только то, что видели вы.</translation>
    </message>
    <message>
        <source>Several people at one screen</source>
        <translation>Вместе за одним экраном</translation>
    </message>
    <message>
        <source>Anything private, such as a look at a card or the choice to swap or pretend, is kept behind a curtain with a player’s name on it. Everyone else looks away while that player opens it, with the mouse or the keyboard, and closes it again. Public questions are asked in front of everyone.</source>
        <translation>Всё тайное&#xa0;— взгляд на карту, выбор, менять или не менять,&#xa0;— скрыто за занавесом с&#xa0;именем игрока. Пока этот игрок мышью или с&#xa0;клавиатуры открывает занавес и&#xa0;снова закрывает его, остальные отворачиваются. О&#xa0;том, что и&#xa0;так видно всем, программа спрашивает без занавеса.</translation>
    </message>
    <message>
        <source>With phones it goes faster: choose “Answer on phones” when you set up a game, and everyone looks at cards and answers on a phone of their own. No curtain is needed then. There is nothing to install; the phones only have to be on the same network.</source>
        <translation>С&#xa0;телефонами дело идёт быстрее: для новой игры выберите «Отвечать на телефонах», и&#xa0;каждый будет смотреть карты и&#xa0;отвечать на своём. Занавес тогда не нужен. Устанавливать ничего не придётся, достаточно, чтобы телефоны были в&#xa0;той же сети.</translation>
    </message>
    <message>
        <source>The opponents are honest</source>
        <translation>Соперники играют честно</translation>
    </message>
    <message>
        <source>The program’s players know only what could be seen from their seats. They forget, guess and bluff; they never peek.</source>
        <translation>Боты знают то, что видно с&#xa0;их места, и&#xa0;ничего больше. Они забывают, гадают и&#xa0;блефуют, но никогда не подглядывают.</translation>
    </message>
</context>
<context>
    <name>RulesMask</name>
    <message>
        <source>Every fine goes to the courthouse and waits there. The more the table quarrels, the more this mask is worth.</source>
        <translation>Все штрафы попадают во Дворец правосудия и&#xa0;ждут там своего часа. Чем больше за столом спорят, тем ценнее этот персонаж.</translation>
    </message>
    <message>
        <source>This turn’s fines come after the power: they stay in the courthouse for next time.</source>
        <translation>Штрафы этого хода платят уже после способности: они останутся во Дворце правосудия до следующего раза.</translation>
    </message>
    <message>
        <source>If the courthouse is empty, nothing happens, but the power counts as used.</source>
        <translation>Если Дворец правосудия пуст, ничего не происходит, но способность считается применённой.</translation>
    </message>
    <message>
        <source>Nearly every scenario includes this mask, because it brings the fines back into the game. Never lose sight of it.</source>
        <translation>Этот персонаж есть почти в&#xa0;каждом наборе карт: он возвращает штрафы в&#xa0;игру. Не теряйте его из виду.</translation>
    </message>
    <message>
        <source>Two coins, no strings attached. Simple, honest, and often contested.</source>
        <translation>Две монеты без всяких условий. Просто, честно&#xa0;— и&#xa0;часто вызывает споры.</translation>
    </message>
    <message>
        <source>In the first edition this card was the Queen. See [[chapter:variants]].</source>
        <translation>В&#xa0;первом издании эта карта звалась Королевой. См. главу «[[chapter:variants]]».</translation>
    </message>
    <message>
        <source>The classic first bluff: everyone assumes there is a King somewhere. Claim it soon after your card has been under the table.</source>
        <translation>Классический первый блеф: в&#xa0;то, что где‑то есть Король, верят все. Назовитесь им вскоре после того, как ваша карта побывала под столом.</translation>
    </message>
    <message>
        <source>Three coins from the bank and nothing for anyone else: everybody wants this mask.</source>
        <translation>Три монеты из банка&#xa0;— без всяких условий и&#xa0;без подарков соседям. Вот все и&#xa0;хотят быть этим персонажем.</translation>
    </message>
    <message>
        <source>In the first edition this card was the King. See [[chapter:variants]].</source>
        <translation>В&#xa0;первом издании эта карта звалась Королём. См. главу «[[chapter:variants]]».</translation>
    </message>
    <message>
        <source>Whoever was dealt this mask will be watched. Trade it away and claim it anyway.</source>
        <translation>За тем, кому раздали эту карту, будут следить. Отдайте её под столом&#xa0;— и&#xa0;всё равно назовитесь Императрицей.</translation>
    </message>
    <message>
        <source>A first-edition card with the same power as the [[mask:king]]. It appears in the expansion’s scenarios for two and three players.</source>
        <translation>Карта первого издания с&#xa0;той же способностью, что и&#xa0;у&#xa0;[[mask:king|Короля]]. Встречается в&#xa0;наборах дополнения для двоих и&#xa0;для троих.</translation>
    </message>
    <message>
        <source>As good as the [[mask:king]], and easier to forget about.</source>
        <translation>Не хуже, чем [[mask:king]], а&#xa0;помнят об этой карте реже.</translation>
    </message>
    <message>
        <source>You choose the two cards from the other players’: never your own, and never one in the centre. You don’t look at them, and only you know whether you swapped them.</source>
        <translation>Две карты вы выбираете среди карт других игроков: свою брать нельзя, из центра стола тоже. Вы на них не смотрите, и&#xa0;только вы знаете, поменяли вы их или нет.</translation>
    </message>
    <message>
        <source>The coin comes first. If it takes you to 13, the game is over before any card moves.</source>
        <translation>Сначала монета. Если с&#xa0;ней у&#xa0;вас набралось 13, игра заканчивается раньше, чем вы тронете карты.</translation>
    </message>
    <message>
        <source>If the others don’t have two cards to take, you only take the coin.</source>
        <translation>Если двух чужих карт не набирается, вы берёте только монету.</translation>
    </message>
    <message>
        <source>With two or three players, the two cards may belong to the same player. See [[chapter:small]].</source>
        <translation>Когда играют двое или трое, обе карты могут быть картами одного игрока. См. главу «[[chapter:small]]».</translation>
    </message>
    <message>
        <source>Take two cards you know nothing about, and the whole table is as lost as you are. Or take the two that everyone is sure of.</source>
        <translation>Возьмите две карты, о&#xa0;которых ничего не знаете, и&#xa0;весь стол запутается так же, как вы. Или те две, в&#xa0;которых уверены все.</translation>
    </message>
    <message>
        <source>Both neighbours give at the same time. If either loses their last coin, the game is over.</source>
        <translation>Оба соседа платят одновременно. Если кто‑то из них лишился последней монеты, игра окончена.</translation>
    </message>
    <message>
        <source>With two players left, there is only one neighbour, who gives 1 coin, once.</source>
        <translation>Когда игроков осталось двое, сосед только один, и&#xa0;отдаёт он всего 1&#xa0;монету.</translation>
    </message>
    <message>
        <source>Best with rich neighbours. If a neighbour has a single coin left, this power ends the game, so count first.</source>
        <translation>Лучше всего&#xa0;— рядом с&#xa0;богатыми соседями. Если у&#xa0;кого‑то из них одна монета, эта способность закончит игру, так что сначала посчитайте.</translation>
    </message>
    <message>
        <source>Whole fortunes change hands: all of yours for all of theirs, at the same time.</source>
        <translation>Запасы меняют целиком: всё ваше на всё чужое, одновременно.</translation>
    </message>
    <message>
        <source>This is the only power you may decline. Even then it counts as used, and the [[mask:actress]] can copy it.</source>
        <translation>Это единственная способность, от которой можно отказаться. Но и&#xa0;тогда она считается применённой, и&#xa0;её может повторить [[mask:actress]].</translation>
    </message>
    <message>
        <source>Fines come afterwards: anyone who was wrong pays from their new fortune.</source>
        <translation>Штрафы&#xa0;— потом: кто был неправ, платит уже из нового запаса монет.</translation>
    </message>
    <message>
        <source>The richer the table, the more tempting this mask. If you have a lot to lose, keep an eye on it.</source>
        <translation>Чем богаче стол, тем соблазнительнее этот персонаж. Если вам есть что терять, следите за ним.</translation>
    </message>
    <message>
        <source>You see both cards before you decide; nobody else does. Everyone sees which two cards you took.</source>
        <translation>Вы видите обе карты, прежде чем решать, и&#xa0;больше их не видит никто. Зато все видят, какие две карты вы взяли.</translation>
    </message>
    <message>
        <source>It must be another player’s card; the centre is out of reach.</source>
        <translation>Вторая карта&#xa0;— обязательно карта другого игрока; карты в&#xa0;центре стола недоступны.</translation>
    </message>
    <message>
        <source>With two or three players, your own card is the one you announced or contested with, and you choose which of the other player’s cards to take.</source>
        <translation>Когда играют двое или трое, ваша карта&#xa0;— та, на которую вы указали, называя себя или споря, а&#xa0;какую взять у&#xa0;другого игрока, выбираете вы.</translation>
    </message>
    <message>
        <source>It brings no money, but afterwards you know two cards for certain.</source>
        <translation>Денег это не приносит, зато две карты вы потом знаете наверняка.</translation>
    </message>
    <message>
        <source>There are two of these cards. Either both are in play or neither is.</source>
        <translation>Таких карт две. В&#xa0;игре участвуют либо обе, либо ни одной.</translation>
    </message>
    <message>
        <source>If the Peasant was announced and both are revealed in that contest, both take 2 coins from the bank, and neither pays a fine, even if the player who announced is neither of them.</source>
        <translation>Если назвали Крестьянина и&#xa0;в&#xa0;этом споре открылись обе такие карты, оба их владельца берут по 2&#xa0;монеты из банка, и&#xa0;ни один не платит штрафа. Так будет, даже если Крестьянином назвался кто‑то третий.</translation>
    </message>
    <message>
        <source>Used through the [[mask:necromancer]] or the [[mask:usurper]], this power takes 1 coin. For the [[mask:actress]], see that page.</source>
        <translation>Через [[mask:necromancer|Некроманта]] или [[mask:usurper|Узурпатора]] эта способность приносит 1&#xa0;монету. Что бывает, когда её повторяют, сказано на странице «[[mask:actress]]».</translation>
    </message>
    <message>
        <source>The second Peasant should gladly contest the first: together, they each earn twice as much.</source>
        <translation>Если кто‑то назвался Крестьянином, а&#xa0;второй&#xa0;— вы, спорьте смело: вместе вы оба получите вдвое больше.</translation>
    </message>
    <message>
        <source>You win alone, even if others are richer than you. See [[chapter:end]].</source>
        <translation>Вы побеждаете в&#xa0;одиночку, даже если кто‑то богаче вас. См. главу «[[chapter:end]]».</translation>
    </message>
    <message>
        <source>You may announce this mask with fewer than 10 coins. Nothing happens, but the power counts as used.</source>
        <translation>Этим персонажем можно назваться и&#xa0;тогда, когда у&#xa0;вас меньше 10&#xa0;монет. Ничего не произойдёт, но способность считается применённой.</translation>
    </message>
    <message>
        <source>As soon as anyone has 10 coins, ask yourself each turn where this mask is. Someone should contest, even at the cost of a fine.</source>
        <translation>Как только у&#xa0;кого‑то набралось 10&#xa0;монет, каждый ход спрашивайте себя, где эта карта. Кому‑то стоит поспорить, даже ценой штрафа.</translation>
    </message>
    <message>
        <source>The chosen player names any mask in play except the [[mask:damned]], aloud, then reveals their card. If right, they pay nothing; if wrong, 4 coins, or all they have.</source>
        <translation>Выбранный игрок вслух называет любого персонажа в&#xa0;игре, кроме [[mask:damned|Проклятого]], и&#xa0;открывает карту. Верно&#xa0;— платить не нужно. Неверно&#xa0;— 4&#xa0;монеты или всё, что есть.</translation>
    </message>
    <message>
        <source>You may choose anyone else, even someone whose card has already been revealed this turn.</source>
        <translation>Выбрать можно любого другого игрока, даже того, чью карту в&#xa0;этом ходу уже открывали.</translation>
    </message>
    <message>
        <source>A player with fewer than 4 coins who is wrong gives you everything, and with no coins left that ends the game.</source>
        <translation>Если ошибается тот, у&#xa0;кого меньше 4&#xa0;монет, он отдаёт вам всё. Монет у&#xa0;него не остаётся, и&#xa0;игра заканчивается.</translation>
    </message>
    <message>
        <source>If the card turns out to be the [[mask:damned]], you yourself are out of the game, and nothing is paid.</source>
        <translation>Если на карте окажется [[mask:damned]], из игры выбываете вы сами, и&#xa0;никто никому не платит.</translation>
    </message>
    <message>
        <source>With two or three players, the chosen player also chooses which card to reveal.</source>
        <translation>Когда играют двое или трое, выбранный игрок сам решает, какую карту открыть.</translation>
    </message>
    <message>
        <source>Choose someone whose card has just been under the table. The less they know, the better your chances.</source>
        <translation>Выбирайте того, чья карта только что побывала под столом. Чем меньше игрок знает, тем лучше ваши шансы.</translation>
    </message>
    <message>
        <source>With 3 coins you take 7, with 9 just 1. With 10 or more you take nothing.</source>
        <translation>Если у&#xa0;вас 3&#xa0;монеты, вы берёте 7, если 9&#xa0;— всего 1. Если 10&#xa0;или больше, вы не берёте ничего.</translation>
    </message>
    <message>
        <source>The poorer you are, the more this mask is worth.</source>
        <translation>Чем вы беднее, тем ценнее этот персонаж.</translation>
    </message>
    <message>
        <source>You go round the table clockwise. Each coin you get counts at once: someone who had more than you at the start may no longer have more when asked, and then gives nothing.</source>
        <translation>Вы обходите стол по часовой стрелке. Каждая полученная монета идёт в&#xa0;счёт сразу: кто вначале был богаче вас, к&#xa0;своей очереди может уже и&#xa0;не быть богаче&#xa0;— и&#xa0;тогда не даёт ничего.</translation>
    </message>
    <message>
        <source>Equal is not richer: anyone with exactly as many coins as you gives nothing.</source>
        <translation>Поровну&#xa0;— не значит богаче: у&#xa0;кого монет столько же, сколько у&#xa0;вас, тот не даёт.</translation>
    </message>
    <message>
        <source>An example: you have 4 coins, and the others, starting on your left, have 6, 5, 5 and 9. The first gives you 1, so you have 5. The next two no longer have more than you and give nothing. The last one gives you 1, and you end up with 6.</source>
        <translation>Пример: у&#xa0;вас 4&#xa0;монеты, а&#xa0;у&#xa0;остальных, начиная слева, 6, 5, 5&#xa0;и&#xa0;9. Первый даёт вам 1, и&#xa0;у&#xa0;вас 5. У&#xa0;двух следующих теперь не больше, чем у&#xa0;вас, и&#xa0;они не дают ничего. Последний даёт вам 1, и&#xa0;в&#xa0;итоге у&#xa0;вас 6.</translation>
    </message>
    <message>
        <source>Each player asked is a separate step: as soon as the game is over, the round stops right there.</source>
        <translation>Каждый, к&#xa0;кому вы обратились,&#xa0;— отдельный шаг: как только игра закончилась, обход тут же прекращается.</translation>
    </message>
    <message>
        <source>The fewer coins you have, the more players give. Before you ask, work out how much everyone would end up with.</source>
        <translation>В&#xa0;бедности сила: чем меньше у&#xa0;вас монет, тем больше игроков дают. Прежде чем просить, прикиньте, у&#xa0;кого сколько станет.</translation>
    </message>
    <message>
        <source>Your 3 coins come first. If they take you to 13, the game is over before your neighbours get anything. Otherwise their coins follow, and may take one of them to 13.</source>
        <translation>Сначала ваши 3&#xa0;монеты. Если с&#xa0;ними у&#xa0;вас набралось 13, игра заканчивается раньше, чем соседи что‑нибудь получат. Если нет, соседи берут свои монеты, и&#xa0;до 13&#xa0;может дойти кто‑то из них.</translation>
    </message>
    <message>
        <source>With two players left, there is only one neighbour, who takes 1 coin, once.</source>
        <translation>Когда игроков осталось двое, сосед только один, и&#xa0;берёт он всего 1&#xa0;монету.</translation>
    </message>
    <message>
        <source>Your neighbours gain too. Make sure neither of them has 12.</source>
        <translation>Соседи тоже получают монеты. Проверьте, не набралось ли у&#xa0;кого‑то из них уже 12.</translation>
    </message>
    <message>
        <source>You take the coins first. Then the two people get up and change seats, and each finds the other’s card and coins there. They take what they know with them.</source>
        <translation>Сначала вы берёте монеты. Потом двое встают и&#xa0;меняются местами, и&#xa0;каждого на новом месте ждут чужая карта и&#xa0;чужие монеты. То, что они знают, они уносят с&#xa0;собой.</translation>
    </message>
    <message>
        <source>Play continues from the seat where the turn was taken. Someone may get two turns in quick succession that way, or wait a little longer.</source>
        <translation>Ход передаётся дальше от того места, где он был сделан. Поэтому кому‑то могут достаться два хода почти подряд, а&#xa0;кому‑то придётся подождать чуть дольше.</translation>
    </message>
    <message>
        <source>The ban on announcing after a reveal follows the person, and so does a fine: anyone who was wrong pays from the fortune at their new seat.</source>
        <translation>И&#xa0;запрет называть себя, если карту только что открыли, и&#xa0;штрафы остаются за человеком, а&#xa0;не за местом: кто был неправ, платит из запаса монет на новом месте.</translation>
    </message>
    <message>
        <source>With only one other player left, you take 1 coin and nobody moves.</source>
        <translation>Если, кроме вас, в&#xa0;игре остался только один игрок, вы берёте 1&#xa0;монету и&#xa0;никто не пересаживается.</translation>
    </message>
    <message>
        <source>Send the richest player to a poor seat, and what they know about their old card is worth little there.</source>
        <translation>Отправьте самого богатого на бедное место: знание прежней карты там мало что стоит.</translation>
    </message>
    <message>
        <source>Everyone sees the card except its owner, who learns only that the others know. It must be a player’s card; the centre is out of reach.</source>
        <translation>Карту видят все, кроме её владельца: он узнаёт лишь то, что другие теперь знают. Показать можно только карту игрока; карты в&#xa0;центре стола недоступны.</translation>
    </message>
    <message>
        <source>It counts as revealed: if that player is next, they may not announce.</source>
        <translation>Карта считается открытой: если этот игрок ходит следующим, назвать себя ему нельзя.</translation>
    </message>
    <message>
        <source>The coins come first. Showing the [[mask:damned]] is harmless.</source>
        <translation>Сначала монеты. Если на показанной карте [[mask:damned]], ничего страшного не происходит.</translation>
    </message>
    <message>
        <source>Show the card you have lost track of: everyone learns what it is, except its owner.</source>
        <translation>Покажите карту, за которой вы не уследили: что на ней, узнают все, кроме её владельца.</translation>
    </message>
    <message>
        <source>What counts is the richest of the others: you may be the richest of all and still take the coins.</source>
        <translation>Самого богатого ищут только среди остальных: даже если вы богаче всех, вы всё равно берёте.</translation>
    </message>
    <message>
        <source>If several are tied, you choose one of them. A player with a single coin gives just that.</source>
        <translation>Если самых богатых несколько, вы выбираете одного из них. Тот, у&#xa0;кого всего одна монета, отдаёт её.</translation>
    </message>
    <message>
        <source>It always takes from the leader, so the leader should worry about it, and everyone else should let it pass.</source>
        <translation>Платит всегда лидер. Вот пусть лидер и&#xa0;тревожится, а&#xa0;остальным лучше не спорить.</translation>
    </message>
    <message>
        <source>All fortunes move by one seat at the same time, yours included. Seats of players who are out are skipped.</source>
        <translation>Все запасы монет, и&#xa0;ваш тоже, одновременно сдвигаются на одно место в&#xa0;эту сторону. Места выбывших пропускают.</translation>
    </message>
    <message>
        <source>Before you announce, look to both sides: whose fortune would you like to inherit?</source>
        <translation>Прежде чем назвать себя, посмотрите по сторонам: чей запас монет вы хотели бы унаследовать?</translation>
    </message>
    <message>
        <source>You copy the mask that was announced on the most recent earlier turn in which a power was used.</source>
        <translation>Повторяется последняя способность, которую по‑настоящему применили в&#xa0;одном из прошлых ходов,&#xa0;— способность того, кем тогда назвались.</translation>
    </message>
    <message>
        <source>After a [[mask:necromancer]] or a [[mask:usurper]], you become a Necromancer or a Usurper, not what they turned into.</source>
        <translation>После [[mask:necromancer|Некроманта]] или [[mask:usurper|Узурпатора]] вы и&#xa0;сами Некромант или Узурпатор, а&#xa0;не тот, в&#xa0;кого они превратились.</translation>
    </message>
    <message>
        <source>An Actress’s turn doesn’t change what is copied next. Before any power has been used, nothing happens.</source>
        <translation>Ход Актрисы не меняет того, что повторят в&#xa0;следующий раз. Пока ни одной способности не применили, ничего не происходит.</translation>
    </message>
    <message>
        <source>If nobody in a contest had the mask, no power was used. A power without effect still counts, and so does one that knocked its user out of the game.</source>
        <translation>Если в&#xa0;споре нужного персонажа ни у&#xa0;кого не оказалось, способность не применили. А&#xa0;вот способность, которая ничего не дала, считается применённой&#xa0;— как и&#xa0;та, из‑за которой её хозяин выбыл из игры.</translation>
    </message>
    <message>
        <source>If you copy the [[mask:peasant]] and at least one Peasant has been revealed this turn, you take 2 coins, and so does each revealed Peasant, who then pays the fine for not being the Actress. Otherwise you take 1.</source>
        <translation>Если вы повторяете [[mask:peasant|Крестьянина]] и&#xa0;в&#xa0;этом ходу открыли хотя бы одну его карту, вы берёте 2&#xa0;монеты. Столько же берёт и&#xa0;каждый, кто открыл Крестьянина,&#xa0;— а&#xa0;потом платит штраф за то, что у&#xa0;него не Актриса. Иначе вы берёте 1.</translation>
    </message>
    <message>
        <source>The [[mask:damned]] is never copied.</source>
        <translation>[[mask:damned|Проклятого]] не повторяют никогда.</translation>
    </message>
    <message>
        <source>Announce right after a strong power has been used. You get the same, and nobody has to believe that you are that mask.</source>
        <translation>Назовите себя сразу после сильной способности. Вы получите то же самое, и&#xa0;никому не нужно верить, что этот сильный персонаж&#xa0;— вы.</translation>
    </message>
    <message>
        <source>For a man’s mask ♂, that player pays you 3 coins, or all they have; for a woman’s ♀, nothing. With this mask in play, every card shows its sign.</source>
        <translation>Если персонаж мужской&#xa0;♂, вам платят 3&#xa0;монеты или всё, что есть. Если женский&#xa0;♀&#xa0;— ничего. Когда в&#xa0;игре Куртизанка, знак виден на каждой карте.</translation>
    </message>
    <message>
        <source>In your own scenarios, at least a third of the masks must be women’s. See [[chapter:scenarios]].</source>
        <translation>В&#xa0;своём наборе карт хотя бы треть персонажей должны быть женскими. См. главу «[[chapter:scenarios]]».</translation>
    </message>
    <message>
        <source>With two or three players, your neighbour chooses which card to reveal.</source>
        <translation>Когда играют двое или трое, сосед сам решает, какую карту открыть.</translation>
    </message>
    <message>
        <source>Look to your right before you announce. If you know that card is a woman’s mask, it pays nothing.</source>
        <translation>Прежде чем назвать себя, посмотрите направо. Если вы знаете, что там женский персонаж, вы ничего не получите.</translation>
    </message>
    <message>
        <source>First you secretly hide the coins, then you choose who must guess. The guess is made aloud, and then you open your hand.</source>
        <translation>Сначала вы тайком прячете монеты, потом выбираете, кому угадывать. Число называют вслух, и&#xa0;тогда вы разжимаете кулак.</translation>
    </message>
    <message>
        <source>Until then the coins belong to the bank. If the guess is right, they all go to the player who guessed; otherwise they are yours. Nobody loses anything.</source>
        <translation>До этого монеты принадлежат банку. Если число угадано, все они достаются тому, кто угадал, если нет&#xa0;— вам. Никто ничего не теряет.</translation>
    </message>
    <message>
        <source>Three coins are tempting, and everyone knows it. So hide just one now and then.</source>
        <translation>Три монеты&#xa0;— большой соблазн, и&#xa0;все это знают. Так что иногда прячьте всего одну.</translation>
    </message>
    <message>
        <source>Nobody wants this mask, and nobody may claim it. The whole story is in [[chapter:expansion]]; in short:</source>
        <translation>Никто не хочет быть этим персонажем, и&#xa0;никто не может им назваться. Всё о&#xa0;нём&#xa0;— в&#xa0;главе «[[chapter:expansion]]», а&#xa0;вкратце так:</translation>
    </message>
    <message>
        <source>Reveal it in a contest, and you are out before any power is used.</source>
        <translation>Откроете эту карту в&#xa0;споре&#xa0;— выбываете раньше, чем применят хоть какую‑то способность.</translation>
    </message>
    <message>
        <source>Make someone reveal it with the [[mask:guru]], the [[mask:courtesan]], the [[mask:usurper]] or the [[mask:bear_tamer]], and you are out instead. Your own card takes its place, unseen.</source>
        <translation>Если открыть её кого‑то заставили вы&#xa0;— способностью [[mask:guru|Инквизитора]], [[mask:courtesan|Куртизанки]], [[mask:usurper|Узурпатора]] или [[mask:bear_tamer|Укротителя диких медведей]],&#xa0;— выбываете вы, а&#xa0;не тот игрок. Ваша собственная карта ложится закрытой туда, где лежала эта.</translation>
    </message>
    <message>
        <source>Turn it up from the graveyard with the [[mask:necromancer]], and you are out too.</source>
        <translation>Если она открылась на Кладбище из‑за вашего [[mask:necromancer|Некроманта]], вы тоже выбываете.</translation>
    </message>
    <message>
        <source>Look at it, swap it, or have it shown by the [[mask:princess]]: nothing happens.</source>
        <translation>Если её смотрят, меняют или её показывает [[mask:princess]], ничего не происходит.</translation>
    </message>
    <message>
        <source>If you might be wearing it, don’t contest. Give it away under the table.</source>
        <translation>Если эта карта может оказаться у&#xa0;вас, не спорьте. Избавьтесь от неё под столом.</translation>
    </message>
    <message>
        <source>Everyone sees the card that is turned up. You use its power as your own, and the card goes to the bottom of the graveyard. See [[chapter:expansion]].</source>
        <translation>Открытую карту видят все. Вы применяете её способность как свою, а&#xa0;сама карта теперь лежит в&#xa0;самом низу Кладбища. См. главу «[[chapter:expansion]]».</translation>
    </message>
    <message>
        <source>If it is the [[mask:damned]], you are out of the game, and the card is discarded.</source>
        <translation>Если это [[mask:damned]], вы выбываете из игры, а&#xa0;карта уходит в&#xa0;сброс.</translation>
    </message>
    <message>
        <source>If the graveyard is empty, nothing happens.</source>
        <translation>Если Кладбище пусто, ничего не происходит.</translation>
    </message>
    <message>
        <source>If that mask’s power has already been used this turn, nothing happens. See [[chapter:masks]].</source>
        <translation>Если способность открытого персонажа в&#xa0;этом ходу уже применили, ничего не происходит. См. главу «[[chapter:masks]]».</translation>
    </message>
    <message>
        <source>Remember what has been turned up: those cards lie at the bottom, and the rest are still to come.</source>
        <translation>Запоминайте, что открывалось: эти карты лежат внизу, а&#xa0;остальные ещё впереди.</translation>
    </message>
    <message>
        <source>Only you see the two cards; everyone sees which ones you look at. They can’t be your own. If there are fewer than two to look at, you look at as many as there are.</source>
        <translation>Карты видите только вы, но какие именно вы смотрите, видят все. Своих карт смотреть нельзя. Если можно посмотреть меньше двух, вы смотрите столько, сколько есть.</translation>
    </message>
    <message>
        <source>The coin comes first.</source>
        <translation>Сначала монета.</translation>
    </message>
    <message>
        <source>Look where you have lost track: two cards known for certain often give away a third.</source>
        <translation>Смотрите там, где потеряли нить: две карты, известные наверняка, часто подсказывают третью.</translation>
    </message>
    <message>
        <source>You may name any mask in play except the [[mask:damned]]. If you’re wrong, nothing happens, but everyone has seen the card. It must be a player’s card; the centre is out of reach.</source>
        <translation>Назвать можно любого персонажа в&#xa0;игре, кроме [[mask:damned|Проклятого]]. Неверно&#xa0;— ничего не происходит, но карту увидели все. Выбрать можно только карту игрока; карты в&#xa0;центре стола недоступны.</translation>
    </message>
    <message>
        <source>You may not choose a player who has already had a card revealed this turn, even if they have other cards. If that leaves nobody, nothing happens.</source>
        <translation>Нельзя выбрать игрока, чью карту в&#xa0;этом ходу уже открывали, даже если у&#xa0;него есть и&#xa0;другие. Если больше выбрать некого, ничего не происходит.</translation>
    </message>
    <message>
        <source>If the player you choose sits on your left, they must swap on their turn, or pretend to. That is the expansion’s rule, and this program’s unless you choose another. See [[chapter:variants]].</source>
        <translation>Если выбранный игрок&#xa0;— ваш сосед слева, в&#xa0;свой ход ему придётся поменять карты или сделать вид: так велит дополнение, и&#xa0;так же здесь, если не выбрать другое правило. См. главу «[[chapter:variants]]».</translation>
    </message>
    <message>
        <source>If the card turns out to be the [[mask:damned]], you are out of the game, and no power follows.</source>
        <translation>Если на карте окажется [[mask:damned]], вы выбываете из игры и&#xa0;никакая способность дальше не применяется.</translation>
    </message>
    <message>
        <source>A mask whose power has already been used this turn does nothing. See [[chapter:masks]].</source>
        <translation>Если способность названного персонажа в&#xa0;этом ходу уже применили, больше она ничего не даёт. См. главу «[[chapter:masks]]».</translation>
    </message>
    <message>
        <source>You only need to be right about one card. Name the mask of somebody whose card was revealed recently, but not this turn.</source>
        <translation>Достаточно знать одну чужую карту. Назовите персонажа того, чью карту недавно открывали,&#xa0;— но не в&#xa0;этот ход.</translation>
    </message>
    <message>
        <source>This card has no power of its own: you compose one in your own scenarios, from one to four steps carried out in order. It is shown to everyone before the game.</source>
        <translation>У&#xa0;этой карты нет своей способности: вы сочиняете её для своего набора карт&#xa0;— от одного до четырёх шагов, которые выполняют по порядку. Перед игрой её показывают всем.</translation>
    </message>
    <message>
        <source>Coins: take 1 to 5 from the bank or from other players, give 1 to 5 away, take what is in the courthouse, exchange fortunes with someone, or pass all fortunes on by one seat.</source>
        <translation>Монеты: взять от 1&#xa0;до 5&#xa0;из банка или у&#xa0;других игроков, отдать от 1&#xa0;до 5, забрать всё из Дворца правосудия, обменяться с&#xa0;кем‑то запасом монет или сдвинуть все запасы на одно место.</translation>
    </message>
    <message>
        <source>Cards: look at one, swap two or pretend to, or make another player reveal one.</source>
        <translation>Карты: посмотреть одну, поменять или не поменять две, заставить другого игрока открыть карту.</translation>
    </message>
    <message>
        <source>If a step takes from the bank, the card has a ★. After each step the game checks whether it is over. A step with nobody to choose, or no card, does nothing.</source>
        <translation>Если среди шагов есть монеты из банка, на карте появляется ★. После каждого шага проверяют, не закончилась ли игра. Шаг, для которого некого выбрать или нет карты, ничего не делает.</translation>
    </message>
    <message>
        <source>If a step makes someone reveal the [[mask:damned]], you yourself are out of the game.</source>
        <translation>Если из‑за вашего шага кто‑то открыл карту и&#xa0;это [[mask:damned]], из игры выбываете вы сами.</translation>
    </message>
    <message>
        <source>Read the composed power before the game starts, and ask yourself who profits most from it.</source>
        <translation>Прочитайте способность до начала игры и&#xa0;спросите себя, кому она выгоднее всего.</translation>
    </message>
</context>
<context>
    <name>RulesScreen</name>
    <message>
        <source>Search</source>
        <translation>Поиск</translation>
    </message>
    <message>
        <source>Search the rules</source>
        <translation>Поиск по правилам</translation>
    </message>
    <message>
        <source>Contents</source>
        <translation>Содержание</translation>
    </message>
</context>
<context>
    <name>Scenario</name>
    <message>
        <source>Small table for three</source>
        <translation>Стол на троих</translation>
    </message>
    <message>
        <source>Small table for two</source>
        <translation>Стол на двоих</translation>
    </message>
    <message>
        <source>Infernal trio</source>
        <translation>Адское трио</translation>
    </message>
    <message>
        <source>Deadly duel</source>
        <translation>Смертельная дуэль</translation>
    </message>
    <message>
        <source>Classic</source>
        <translation>Классика</translation>
    </message>
    <message>
        <source>Let it roll!</source>
        <translation>Повеселимся!</translation>
    </message>
    <message>
        <source>Strength in unity</source>
        <translation>Плечом к плечу</translation>
    </message>
    <message>
        <source>Ultimate combo</source>
        <translation>Вместе мы сила!</translation>
    </message>
    <message numerus="yes">
        <source>A · %n player(s)</source>
        <translation>
            <numerusform>«А», %n&#xa0;игрок</numerusform>
            <numerusform>«А», %n&#xa0;игрока</numerusform>
            <numerusform>«А», %n&#xa0;игроков</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>B · %n player(s)</source>
        <translation>
            <numerusform>«Б», %n&#xa0;игрок</numerusform>
            <numerusform>«Б», %n&#xa0;игрока</numerusform>
            <numerusform>«Б», %n&#xa0;игроков</numerusform>
        </translation>
    </message>
    <message>
        <source>A · {fewest}–{most} players</source>
        <translation>«А», {fewest}–{most}&#xa0;игроков</translation>
    </message>
    <message>
        <source>B · {fewest}–{most} players</source>
        <translation>«Б», {fewest}–{most}&#xa0;игроков</translation>
    </message>
    <message>
        <source>The best choice for a first game.</source>
        <translation>Лучший выбор для первой игры.</translation>
    </message>
    <message>
        <source>For many players; a first game is easier with six.</source>
        <translation>Для большой компании; первую игру проще сыграть вшестером.</translation>
    </message>
    <message>
        <source>For players who know the A scenarios; made for this program.</source>
        <translation>Для тех, кто уже знает наборы «А»; составлен для этой программы.</translation>
    </message>
    <message>
        <source>A scenario from the expansion.</source>
        <translation>Набор из дополнения.</translation>
    </message>
    <message>
        <source>A small table: everyone has several cards.</source>
        <translation>Малый стол: у&#xa0;каждого несколько карт.</translation>
    </message>
    <message numerus="yes">
        <source>%n mask(s)</source>
        <translation>
            <numerusform>%n&#xa0;персонаж</numerusform>
            <numerusform>%n&#xa0;персонажа</numerusform>
            <numerusform>%n&#xa0;персонажей</numerusform>
        </translation>
    </message>
    <message>
        <source>Custom scenario</source>
        <translation>Свой набор карт</translation>
    </message>
    <message>
        <source>Unknown scenario</source>
        <translation>Неизвестный набор карт</translation>
    </message>
</context>
<context>
    <name>ScenarioEditor</name>
    <message>
        <source>Not yet playable:</source>
        <translation>Играть пока нельзя:</translation>
    </message>
    <message>
        <source>This scenario can be played, by house rules:</source>
        <translation>Этим набором можно играть по домашним правилам:</translation>
    </message>
    <message>
        <source>This scenario can be played.</source>
        <translation>Этим набором карт можно играть.</translation>
    </message>
    <message>
        <source>{text} (With {numbers} players.)</source>
        <translation>{text} (Игроков:&#xa0;{numbers}.)</translation>
    </message>
    <message>
        <source>Name</source>
        <translation>Название</translation>
    </message>
    <message>
        <source>Minimum players</source>
        <translation>Игроков не меньше</translation>
    </message>
    <message>
        <source>Maximum players</source>
        <translation>Игроков не больше</translation>
    </message>
    <message>
        <source>Name of the scenario</source>
        <translation>Название набора карт</translation>
    </message>
    <message>
        <source>One fewer player</source>
        <translation>На одного игрока меньше</translation>
    </message>
    <message>
        <source>One more player</source>
        <translation>На одного игрока больше</translation>
    </message>
    <message>
        <source>Masks in play</source>
        <translation>Персонажи в&#xa0;игре</translation>
    </message>
    <message>
        <source>Graveyard</source>
        <translation>Кладбище</translation>
    </message>
    <message>
        <source>Masks in the graveyard</source>
        <translation>Персонажи на Кладбище</translation>
    </message>
    <message>
        <source>The usual masks</source>
        <translation>Обычный состав</translation>
    </message>
    <message>
        <source>Your own choice</source>
        <translation>Свой выбор</translation>
    </message>
</context>
<context>
    <name>ScenarioFile</name>
    <message>
        <source>The file doesn’t exist or can’t be opened.</source>
        <translation>Такого файла нет, или его не удаётся открыть.</translation>
    </message>
    <message>
        <source>The file is larger than {most} KB, so it isn’t a scenario.</source>
        <translation>Файл больше {most}&#xa0;КБ: это не набор карт.</translation>
    </message>
    <message>
        <source>The file is damaged or isn’t a scenario.</source>
        <translation>Файл повреждён, или это не набор карт.</translation>
    </message>
    <message>
        <source>The file isn’t a scenario.</source>
        <translation>Этот файл&#xa0;— не набор карт.</translation>
    </message>
    <message>
        <source>The file was made by a different version of the program.</source>
        <translation>Файл создан другой версией программы.</translation>
    </message>
    <message>
        <source>The file has an unknown entry: {key}.</source>
        <translation>В&#xa0;файле есть неизвестная запись: {key}.</translation>
    </message>
    <message>
        <source>The name must have 1 to {most} characters.</source>
        <translation>В&#xa0;названии должно быть от 1&#xa0;до {most}&#xa0;символов.</translation>
    </message>
    <message>
        <source>The number of players must be between {fewest} and {most}.</source>
        <translation>Игроков должно быть от {fewest} до {most}.</translation>
    </message>
    <message>
        <source>The list of masks is damaged: {key}.</source>
        <translation>Список персонажей повреждён: {key}.</translation>
    </message>
    <message>
        <source>No such mask: {mask}.</source>
        <translation>Такого персонажа нет: {mask}.</translation>
    </message>
    <message>
        <source>A mask is listed too many times: {mask}.</source>
        <translation>Персонаж встречается слишком часто: {mask}.</translation>
    </message>
    <message>
        <source>The Bear Tamer’s power isn’t allowed. Details: {error}</source>
        <translation>Такая способность Укротителя диких медведей не разрешена. Подробности (на английском): {error}</translation>
    </message>
</context>
<context>
    <name>SeatEnd</name>
    <message numerus="yes">
        <source>%n coin(s)</source>
        <translation>
            <numerusform>%n&#xa0;монета</numerusform>
            <numerusform>%n&#xa0;монеты</numerusform>
            <numerusform>%n&#xa0;монет</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>SeatResult</name>
    <message>
        <source>In the centre</source>
        <translation>В&#xa0;центре стола</translation>
    </message>
    <message>
        <source>out of the game</source>
        <translation>вне игры</translation>
    </message>
</context>
<context>
    <name>SeatRow</name>
    <message>
        <source>Your name</source>
        <translation>Ваше имя</translation>
    </message>
    <message>
        <source>random name</source>
        <translation>любое</translation>
    </message>
    <message>
        <source>Other…</source>
        <translation>Свой бот…</translation>
    </message>
    <message>
        <source>Name of player {number}</source>
        <translation>Имя игрока {number}</translation>
    </message>
    <message>
        <source>Character of player {number}</source>
        <translation>Соперник на месте игрока {number}</translation>
    </message>
    <message>
        <source>Who plays as player {number}</source>
        <translation>Кто играет за игрока {number}</translation>
    </message>
    <message>
        <source>Temperament of player {number}</source>
        <translation>Характер игрока {number}</translation>
    </message>
    <message>
        <source>Program that plays as player {number}</source>
        <translation>Программа, играющая за игрока {number}</translation>
    </message>
    <message>
        <source>file.py:Class or cmd:…</source>
        <translation>файл.py:Класс или cmd:…</translation>
    </message>
    <message>
        <source>Your own bot: file.py:Class, or cmd: followed by the command to run.</source>
        <translation>Свой бот: файл.py:Класс или cmd: и&#xa0;команда для запуска.</translation>
    </message>
</context>
<context>
    <name>SettingRow</name>
    <message>
        <source>Language</source>
        <translation>Язык</translation>
    </message>
    <message>
        <source>Takes effect at once.</source>
        <translation>Всё меняется сразу.</translation>
    </message>
    <message>
        <source>Theme</source>
        <translation>Тема</translation>
    </message>
    <message>
        <source>A ball at night, a bright salon, or high contrast.</source>
        <translation>Ночь, светлый салон или высокий контраст.</translation>
    </message>
    <message>
        <source>Text size</source>
        <translation>Размер текста</translation>
    </message>
    <message>
        <source>From 80 to 200 percent.</source>
        <translation>От 80&#xa0;до 200&#xa0;процентов.</translation>
    </message>
    <message>
        <source>Reading time</source>
        <translation>Время на чтение</translation>
    </message>
    <message>
        <source>Wait for me after a reveal</source>
        <translation>Ждать меня после открытия карт</translation>
    </message>
    <message>
        <source>After cards are revealed, the game waits until you press Space.</source>
        <translation>Когда карты открыли, игра ждёт, пока вы не нажмёте пробел.</translation>
    </message>
    <message>
        <source>Wait for me after each turn</source>
        <translation>Ждать меня после каждого хода</translation>
    </message>
    <message>
        <source>The game waits until you press Space. Always on while a screen reader is running.</source>
        <translation>Игра ждёт, пока вы не нажмёте пробел. Если работает программа чтения с&#xa0;экрана&#xa0;— всегда.</translation>
    </message>
    <message>
        <source>Reduced motion</source>
        <translation>Меньше движения</translation>
    </message>
    <message>
        <source>Show results without animation.</source>
        <translation>Показывать результат сразу, без анимации.</translation>
    </message>
    <message>
        <source>Confetti</source>
        <translation>Конфетти</translation>
    </message>
    <message>
        <source>When you win, paper falls over the table. Never with reduced motion.</source>
        <translation>Когда вы побеждаете, на стол сыплется конфетти. С&#xa0;настройкой «Меньше движения»&#xa0;— никогда.</translation>
    </message>
    <message>
        <source>Sound</source>
        <translation>Звук</translation>
    </message>
    <message>
        <source>Cards, coins and bells. Press {sound} at the table to mute.</source>
        <translation>Карты, монеты и&#xa0;колокольчики. За столом звук включает и&#xa0;выключает клавиша {sound}.</translation>
    </message>
    <message>
        <source>Volume</source>
        <translation>Громкость</translation>
    </message>
    <message>
        <source>From 0 to 100 percent.</source>
        <translation>От 0&#xa0;до 100&#xa0;процентов.</translation>
    </message>
    <message>
        <source>How long each message stays on screen. The pace decides unless you do.</source>
        <translation>Как долго сообщения остаются на экране. Если не выбрать, решает темп.</translation>
    </message>
    <message>
        <source>Smaller text</source>
        <translation>Текст мельче</translation>
    </message>
    <message>
        <source>Larger text</source>
        <translation>Текст крупнее</translation>
    </message>
    <message>
        <source>Pace</source>
        <translation>Темп</translation>
    </message>
    <message>
        <source>How fast the game moves. At the table, + and − change it, too. {pause} pauses, Space skips.</source>
        <translation>Как быстро идёт игра. За столом темп меняют и&#xa0;клавиши + и&#xa0;−. {pause}&#xa0;— пауза, пробел&#xa0;— пропустить.</translation>
    </message>
    <message>
        <source>Quieter</source>
        <translation>Тише</translation>
    </message>
    <message>
        <source>Louder</source>
        <translation>Громче</translation>
    </message>
</context>
<context>
    <name>SettingsScreen</name>
    <message>
        <source>Settings</source>
        <translation>Настройки</translation>
    </message>
    <message>
        <source>More</source>
        <translation>Ещё</translation>
    </message>
    <message>
        <source>Changes are saved as you make them.</source>
        <translation>Изменения сохраняются сразу.</translation>
    </message>
</context>
<context>
    <name>Shortcut</name>
    <message>
        <source>Go to the deal</source>
        <translation>К&#xa0;раздаче</translation>
    </message>
    <message>
        <source>Previous turn</source>
        <translation>Предыдущий ход</translation>
    </message>
    <message>
        <source>Step back</source>
        <translation>Шаг назад</translation>
    </message>
    <message>
        <source>Step forward</source>
        <translation>Шаг вперёд</translation>
    </message>
    <message>
        <source>Next turn</source>
        <translation>Следующий ход</translation>
    </message>
    <message>
        <source>Go to the end</source>
        <translation>К&#xa0;концу игры</translation>
    </message>
    <message>
        <source>Back</source>
        <translation>Назад</translation>
    </message>
    <message>
        <source>Space</source>
        <extracomment>Names of keys for which Qt has no translation, or a different one.</extracomment>
        <translation>Пробел</translation>
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
        <translation>Быстрее</translation>
    </message>
    <message>
        <source>Slower</source>
        <translation>Медленнее</translation>
    </message>
    <message>
        <source>How many coins do I have?</source>
        <translation>Сколько у&#xa0;меня монет?</translation>
    </message>
    <message>
        <source>How many coins does everyone have, from the left?</source>
        <translation>Сколько у&#xa0;кого монет, начиная слева?</translation>
    </message>
    <message>
        <source>Whose turn is it, and who has contested?</source>
        <translation>Чей ход и&#xa0;кто спорит?</translation>
    </message>
    <message>
        <source>Which cards are face up or have notes?</source>
        <translation>Какие карты открыты, а&#xa0;какие с&#xa0;заметками?</translation>
    </message>
    <message>
        <source>Repeat</source>
        <translation>Повторить</translation>
    </message>
    <message>
        <source>Previous message</source>
        <translation>Предыдущее сообщение</translation>
    </message>
    <message>
        <source>Next message</source>
        <translation>Следующее сообщение</translation>
    </message>
    <message>
        <source>Back to the question</source>
        <translation>Вернуться к&#xa0;вопросу</translation>
    </message>
    <message>
        <source>Watch the game</source>
        <translation>Смотреть игру</translation>
    </message>
    <message>
        <source>Rename the game</source>
        <translation>Переименовать игру</translation>
    </message>
    <message>
        <source>Delete the game</source>
        <translation>Удалить игру</translation>
    </message>
    <message>
        <source>Open the replay at this decision</source>
        <translation>Открыть запись на этом решении</translation>
    </message>
    <message>
        <source>Next heading on the page</source>
        <translation>Следующий заголовок страницы</translation>
    </message>
    <message>
        <source>Previous heading on the page</source>
        <translation>Предыдущий заголовок страницы</translation>
    </message>
    <message>
        <source>Next link on the page, then the next control</source>
        <translation>Следующая ссылка страницы, затем следующий элемент</translation>
    </message>
    <message>
        <source>Follow the link</source>
        <translation>Перейти по ссылке</translation>
    </message>
    <message>
        <source>Next control</source>
        <translation>К&#xa0;следующему элементу</translation>
    </message>
    <message>
        <source>Previous control</source>
        <translation>К&#xa0;предыдущему элементу</translation>
    </message>
    <message>
        <source>Press the focused button</source>
        <translation>Нажать выделенную кнопку</translation>
    </message>
    <message>
        <source>Move within a list or a group of choices</source>
        <translation>Двигаться по списку или вариантам</translation>
    </message>
    <message>
        <source>Show this list</source>
        <translation>Показать этот список</translation>
    </message>
    <message>
        <source>Toggle full screen</source>
        <translation>Полный экран и&#xa0;обратно</translation>
    </message>
    <message>
        <source>New game</source>
        <translation>Новая игра</translation>
    </message>
    <message>
        <source>Rules</source>
        <translation>Правила</translation>
    </message>
    <message>
        <source>Settings</source>
        <translation>Настройки</translation>
    </message>
    <message>
        <source>Quit</source>
        <translation>Выход</translation>
    </message>
    <message>
        <source>Choose an answer</source>
        <translation>Выбрать ответ</translation>
    </message>
    <message>
        <source>Move around the table or the answers</source>
        <translation>Перемещаться по столу и&#xa0;ответам</translation>
    </message>
    <message>
        <source>Choose the focused item, or confirm</source>
        <translation>Выбрать выделенное или подтвердить</translation>
    </message>
    <message>
        <source>Undo the last choice, or leave the table</source>
        <translation>Отменить последний выбор или выйти из‑за стола</translation>
    </message>
    <message>
        <source>Press the focused answer; otherwise skip to the next question, or turn cards face down</source>
        <translation>Выбрать выделенный ответ, иначе перейти к&#xa0;следующему вопросу или перевернуть карты</translation>
    </message>
    <message>
        <source>Pause or resume</source>
        <translation>Пауза и&#xa0;продолжение</translation>
    </message>
    <message>
        <source>Sound on or off</source>
        <translation>Включить или выключить звук</translation>
    </message>
    <message>
        <source>Pin a note to the focused card (with Notebook or Coach help)</source>
        <translation>Приколоть заметку к&#xa0;выделенной карте (если помощь&#xa0;— «Блокнот» или «Наставник»)</translation>
    </message>
    <message>
        <source>Ask the coach</source>
        <translation>Спросить наставника</translation>
    </message>
    <message>
        <source>Play or pause</source>
        <translation>Пуск или пауза</translation>
    </message>
</context>
<context>
    <name>ShortcutsDialog</name>
    <message>
        <source>Keyboard shortcuts</source>
        <translation>Сочетания клавиш</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Закрыть</translation>
    </message>
    <message>
        <source>On this screen</source>
        <translation>На этом экране</translation>
    </message>
    <message>
        <source>Everywhere</source>
        <translation>Везде</translation>
    </message>
</context>
<context>
    <name>SidePanel</name>
    <message>
        <source>Masks in play</source>
        <translation>Персонажи в&#xa0;игре</translation>
    </message>
    <message>
        <source>What happened</source>
        <translation>Что произошло</translation>
    </message>
    <message>
        <source>This turn</source>
        <translation>Этот ход</translation>
    </message>
</context>
<context>
    <name>SoundButton</name>
    <message>
        <source>Sound off</source>
        <translation>Выключить звук</translation>
    </message>
    <message>
        <source>Sound on</source>
        <translation>Включить звук</translation>
    </message>
    <message>
        <source>Volume: turn the wheel, or right-click</source>
        <translation>Громкость: колёсико или правая кнопка мыши</translation>
    </message>
</context>
<context>
    <name>StatisticsScreen</name>
    <message>
        <source>Reset</source>
        <translation>Сбросить</translation>
    </message>
    <message>
        <source>Reset all statistics? Your saved games stay, but no longer count.</source>
        <translation>Сбросить всю статистику? Сохранённые игры останутся, но учитываться больше не будут.</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Отмена</translation>
    </message>
    <message>
        <source>Achievements</source>
        <translation>Достижения</translation>
    </message>
    <message>
        <source>{won} of {games}</source>
        <translation>{won} из {games}</translation>
    </message>
    <message>
        <source>Mixed levels</source>
        <translation>Разные уровни</translation>
    </message>
    <message>
        <source>Other programs</source>
        <translation>Другие программы</translation>
    </message>
    <message>
        <source>No bots</source>
        <translation>Без ботов</translation>
    </message>
    <message>
        <source>Statistics</source>
        <translation>Статистика</translation>
    </message>
    <message>
        <source>Reset…</source>
        <translation>Сбросить…</translation>
    </message>
    <message>
        <source>Reset all statistics</source>
        <translation>Сбросить всю статистику</translation>
    </message>
    <message>
        <source>Grouped by</source>
        <translation>Группировка</translation>
    </message>
    <message>
        <source>Which games</source>
        <translation>Какие игры</translation>
    </message>
    <message>
        <source>Against bots</source>
        <translation>Против ботов</translation>
    </message>
    <message>
        <source>Solo games</source>
        <translation>Игры в&#xa0;одиночку</translation>
    </message>
    <message>
        <source>Shared screen</source>
        <translation>Компанией</translation>
    </message>
    <message>
        <source>Games with several people at one screen</source>
        <translation>Игры, в&#xa0;которых за одним экраном несколько человек</translation>
    </message>
    <message>
        <source>No finished games yet. Finish one and its figures appear here.</source>
        <translation>Законченных игр пока нет. Доиграйте хотя бы одну, и&#xa0;здесь появится статистика.</translation>
    </message>
    <message>
        <source>Games</source>
        <translation>Игры</translation>
    </message>
    <message>
        <source>Won</source>
        <translation>Выиграно</translation>
    </message>
    <message>
        <source>Lies told</source>
        <translation>Обманы</translation>
    </message>
    <message>
        <source>Lies believed</source>
        <translation>Удавшиеся обманы</translation>
    </message>
    <message>
        <source>Contests</source>
        <translation>Споры</translation>
    </message>
    <message>
        <source>Contests won</source>
        <translation>Выигранные споры</translation>
    </message>
    <message>
        <source>Lies you let pass</source>
        <translation>Пропущенные обманы</translation>
    </message>
    <message>
        <source>By level</source>
        <translation>По уровням</translation>
    </message>
    <message>
        <source>By number of players</source>
        <translation>По числу игроков</translation>
    </message>
    <message>
        <source>By scenario</source>
        <translation>По наборам карт</translation>
    </message>
    <message>
        <source>By character</source>
        <translation>По соперникам</translation>
    </message>
    <message>
        <source>By name</source>
        <translation>По именам</translation>
    </message>
    <message>
        <source>Wins</source>
        <translation>Победы</translation>
    </message>
    <message>
        <source>Masks worn most</source>
        <translation>Самые частые персонажи</translation>
    </message>
    <message>
        <source>Fortunes in recent games</source>
        <translation>Запасы монет в&#xa0;последних играх</translation>
    </message>
</context>
<context>
    <name>StepRow</name>
    <message>
        <source>Step {number}: what it does</source>
        <translation>Шаг {number}: что происходит</translation>
    </message>
    <message>
        <source>Step {number}: how many coins</source>
        <translation>Шаг {number}: сколько монет</translation>
    </message>
    <message>
        <source>Step {number}: who or what</source>
        <translation>Шаг {number}: с&#xa0;кем или с&#xa0;чем</translation>
    </message>
    <message>
        <source>Remove step {number}</source>
        <translation>Убрать шаг {number}</translation>
    </message>
    <message>
        <source>Move step {number} up</source>
        <translation>Переместить шаг {number}&#xa0;выше</translation>
    </message>
    <message>
        <source>Do this step earlier</source>
        <translation>Выполнять этот шаг раньше</translation>
    </message>
    <message>
        <source>Remove this step</source>
        <translation>Убрать этот шаг</translation>
    </message>
</context>
<context>
    <name>TableScreen</name>
    <message>
        <source>The table</source>
        <translation>За столом</translation>
    </message>
    <message>
        <source>Leave the table? The game is saved, and you can continue it at any time.</source>
        <translation>Выйти из‑за стола? Игра сохранена, её можно продолжить в&#xa0;любой момент.</translation>
    </message>
    <message>
        <source>Leave</source>
        <translation>Выйти</translation>
    </message>
    <message>
        <source>Stay</source>
        <translation>Остаться</translation>
    </message>
</context>
<context>
    <name>TableToolbar</name>
    <message>
        <source>Leave the table (the game is saved)</source>
        <translation>Выйти из‑за стола (игра сохранится)</translation>
    </message>
    <message>
        <source>Skip to the next question</source>
        <translation>Перейти к&#xa0;следующему вопросу</translation>
    </message>
    <message>
        <source>Pace: {pace} (+ and −)</source>
        <translation>Темп: {pace} (+ и&#xa0;−)</translation>
    </message>
    <message>
        <source>Rules</source>
        <translation>Правила</translation>
    </message>
    <message>
        <source>Answer on your phones</source>
        <translation>Отвечайте на телефонах</translation>
    </message>
</context>
<context>
    <name>Teaching</name>
    <message>
        <source>See your own card. Risk-free, but it takes your turn.</source>
        <translation>Увидеть свою карту. Без риска, но на это уходит ход.</translation>
    </message>
    <message>
        <source>Take your card and another under the table. Only you know whether you swap them.</source>
        <translation>Взять под стол свою карту и&#xa0;ещё одну. Поменяли вы их или нет, знаете только вы.</translation>
    </message>
    <message>
        <source>Claim a mask and use its power. If contested, reveal your card; if wrong, pay a coin.</source>
        <translation>Назваться персонажем и&#xa0;применить его способность. Поспорят&#xa0;— откроете карту; неправда&#xa0;— заплатите 1&#xa0;монету.</translation>
    </message>
    <message>
        <source>Claim the mask yourself and reveal your card. Right: its power is yours. Wrong: pay a coin.</source>
        <translation>Сказать, что этот персонаж у&#xa0;вас, и&#xa0;открыть карту. Правда&#xa0;— способность ваша. Нет&#xa0;— платите 1&#xa0;монету.</translation>
    </message>
    <message>
        <source>The two cards change places. Only you know.</source>
        <translation>Карты поменяются местами. Знать это будете только вы.</translation>
    </message>
    <message>
        <source>Both cards return to where they were. Only you know.</source>
        <translation>Обе карты вернутся на свои места. Знать это будете только вы.</translation>
    </message>
    <message>
        <source>wins the game</source>
        <extracomment>What a power would bring now.</extracomment>
        <translation>победа</translation>
    </message>
    <message>
        <source>may win the game</source>
        <translation>возможна победа</translation>
    </message>
    <message>
        <source>ends the game</source>
        <translation>завершает игру</translation>
    </message>
    <message>
        <source>brings no coins</source>
        <translation>монет не даст</translation>
    </message>
    <message>
        <source>depends on a mask</source>
        <translation>зависит от карты</translation>
    </message>
    <message>
        <source>{name} would win the game</source>
        <translation>победа игрока «{name}»</translation>
    </message>
    <message>
        <source>{name} may win the game</source>
        <translation>возможна победа игрока «{name}»</translation>
    </message>
    <message>
        <source>{gain}; you risk 1 coin</source>
        <extracomment>What contesting may bring, and the fine for those who are wrong.</extracomment>
        <translation>{gain}; вы рискуете 1&#xa0;монетой</translation>
    </message>
    <message>
        <source>{gain}; you risk your last coin</source>
        <translation>{gain}; вы рискуете последней монетой</translation>
    </message>
    <message>
        <source>{gain}: {total}</source>
        <extracomment>“+3 coins: you’d have 12 coins”</extracomment>
        <translation>{gain}: {total}</translation>
    </message>
    <message>
        <source>First to {coins} coins wins</source>
        <translation>Цель: {coins}&#xa0;монет</translation>
    </message>
    <message>
        <source>Point at anything to see what it is.</source>
        <translation>Наведите курсор&#xa0;— появится подсказка.</translation>
    </message>
    <message>
        <source>You could win on your next turn!</source>
        <translation>В&#xa0;свой следующий ход вы можете победить!</translation>
    </message>
    <message>
        <source>Could win on their next turn: {names}</source>
        <translation>Победа возможна за один ход: {names}</translation>
    </message>
    <message>
        <source>Most coins: {coins} ({names})</source>
        <extracomment>While no one is near the goal: how many coins the richest have, and who they are.</extracomment>
        <translation>Больше всего монет: {coins} ({names})</translation>
    </message>
    <message>
        <source>Most coins: {coins}</source>
        <extracomment>The same if too many players have as much.</extracomment>
        <translation>Больше всего монет: {coins}</translation>
    </message>
    <message>
        <source>Coins that nobody owns yet. Many powers take from here.</source>
        <translation>Монеты, которых ни у&#xa0;кого нет. Многие способности берут их отсюда.</translation>
    </message>
    <message>
        <source>Fines are paid here. The Judge’s power takes them all.</source>
        <translation>Сюда платят штрафы. Способность Судьи забирает их все.</translation>
    </message>
    <message>
        <source>Masks that aren’t in play. The Necromancer uses the power of the top one.</source>
        <translation>Персонажи, которых нет в&#xa0;игре. Некромант применяет способность верхней карты.</translation>
    </message>
    <message>
        <source>A face-down card. Which mask is it by now?</source>
        <translation>Закрытая карта. Кто на ней теперь?</translation>
    </message>
    <message>
        <source>This card belongs to nobody. On your turn you can swap your own card with it.</source>
        <translation>Эта карта ничья. В&#xa0;свой ход вы можете поменять на неё свою.</translation>
    </message>
    <message>
        <source>A protected card. Only its owner can swap it, with another of their own cards.</source>
        <translation>Защищённая карта. Поменять её может только владелец&#xa0;— на другую свою карту.</translation>
    </message>
    <message>
        <source>Your card. You may look at it on your turn.</source>
        <translation>Ваша карта. В&#xa0;свой ход вы можете её посмотреть.</translation>
    </message>
    <message>
        <source>Don’t claim the mask. You pay no fine.</source>
        <translation>Не говорить, что это вы. Штрафа не будет.</translation>
    </message>
    <message>
        <source>Everyone at this screen lets it pass.</source>
        <translation>За этим экраном никто не спорит.</translation>
    </message>
    <message>
        <source>If anybody runs out of coins, the richest player wins.</source>
        <translation>Если у&#xa0;кого‑то кончатся монеты, победит самый богатый.</translation>
    </message>
    <message>
        <source>Right-click it or drop a mask on it for a note.</source>
        <translation>Для заметки щёлкните правой кнопкой или перетащите сюда персонажа.</translation>
    </message>
    <message>
        <source>Could win on their next turn as: {masks}.</source>
        <translation>Победу в&#xa0;следующий ход этого игрока может принести: {masks}.</translation>
    </message>
    <message>
        <source>Bot: {kind}.</source>
        <extracomment>How a bot plays: “Bot: Master, bold.”</extracomment>
        <translation>Бот: {kind}.</translation>
    </message>
    <message>
        <source>Out of the game.</source>
        <translation>Вне игры.</translation>
    </message>
    <message>
        <source>up to {gain}</source>
        <extracomment>What an effect that depends on chance brings, on a small card: “up to +4”.</extracomment>
        <translation>макс. {gain}</translation>
    </message>
    <message>
        <source>{name}: {gain}</source>
        <extracomment>A mask or another answer, and what it would bring: “King: +2 coins”.</extracomment>
        <translation>{name}: {gain}</translation>
    </message>
    <message numerus="yes">
        <source>you’d have %n coin(s)</source>
        <translation>
            <numerusform>итого %n&#xa0;монета</numerusform>
            <numerusform>итого %n&#xa0;монеты</numerusform>
            <numerusform>итого %n&#xa0;монет</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>could cost you %n coin(s)</source>
        <translation>
            <numerusform>может стоить вам %n&#xa0;монету</numerusform>
            <numerusform>может стоить вам %n&#xa0;монеты</numerusform>
            <numerusform>может стоить вам %n&#xa0;монет</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>−%n coin(s)</source>
        <translation>
            <numerusform>−%n&#xa0;монета</numerusform>
            <numerusform>−%n&#xa0;монеты</numerusform>
            <numerusform>−%n&#xa0;монет</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>+%n coin(s)</source>
        <translation>
            <numerusform>+%n&#xa0;монета</numerusform>
            <numerusform>+%n&#xa0;монеты</numerusform>
            <numerusform>+%n&#xa0;монет</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n players could win on their next turn</source>
        <translation>
            <numerusform>В&#xa0;свой следующий ход может победить %n&#xa0;игрок</numerusform>
            <numerusform>В&#xa0;свой следующий ход могут победить %n&#xa0;игрока</numerusform>
            <numerusform>В&#xa0;свой следующий ход могут победить %n&#xa0;игроков</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n coin(s) short of winning.</source>
        <translation>
            <numerusform>До победы не хватает %n&#xa0;монеты.</numerusform>
            <numerusform>До победы не хватает %n&#xa0;монет.</numerusform>
            <numerusform>До победы не хватает %n&#xa0;монет.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Terminal</name>
    <message>
        <source>Study the masks, then press Enter to turn them all face down.</source>
        <translation>Изучите персонажей, затем нажмите Enter: все карты перевернут лицом вниз.</translation>
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
        <translation>Введите число от 1&#xa0;до {most}&#xa0;или ?, если нужна подсказка.</translation>
    </message>
    <message>
        <source>If you mean it, type the same number again.</source>
        <translation>Если вы уверены, введите то же число ещё раз.</translation>
    </message>
    <message>
        <source>The game is saved. Resume it with {command}.</source>
        <translation>Игра сохранена. Продолжить её можно командой {command}.</translation>
    </message>
    <message>
        <source>The game wasn’t saved.</source>
        <translation>Игра не сохранена.</translation>
    </message>
    <message>
        <source>Your unfinished game has been moved to {folder}.</source>
        <translation>Незаконченная игра перенесена сюда: {folder}.</translation>
    </message>
    <message>
        <source>there is no unfinished game</source>
        <extracomment>Why there is nothing to play; they stand after a colon.</extracomment>
        <translation>незаконченной игры нет</translation>
    </message>
    <message>
        <source>this game is over; {command} prints what happened</source>
        <translation>эта игра закончена; что в&#xa0;ней произошло, покажет {command}</translation>
    </message>
    <message>
        <source>Type a number and press Enter. Type ? for help.</source>
        <extracomment>Below the first question.</extracomment>
        <translation>Введите число и&#xa0;нажмите Enter. Подсказка: ?</translation>
    </message>
    <message>
        <source>c  show everyone’s coins</source>
        <extracomment>Keys and what they do: c, m and q stay as they are.</extracomment>
        <translation>c&#xa0;— сколько у&#xa0;кого монет</translation>
    </message>
    <message>
        <source>m  show the masks in play and their powers</source>
        <translation>m&#xa0;— персонажи в&#xa0;игре и&#xa0;их способности</translation>
    </message>
    <message>
        <source>q  save the game and leave</source>
        <translation>q&#xa0;— сохранить игру и&#xa0;выйти</translation>
    </message>
    <message>
        <source>Bank: {coins}</source>
        <translation>Банк: {coins}</translation>
    </message>
    <message>
        <source>Courthouse: {coins}</source>
        <translation>Дворец правосудия: {coins}</translation>
    </message>
    <message>
        <source>Coins: {list}</source>
        <extracomment>One line before each of your turns, such as “Coins: Anna 6, Bruno 4 and you 7”.</extracomment>
        <translation>Монеты: {list}</translation>
    </message>
    <message>
        <source>{mask}: {power}</source>
        <translation>{mask}: {power}</translation>
    </message>
    <message>
        <source>Press Enter.</source>
        <translation>Нажмите Enter.</translation>
    </message>
    <message>
        <source>In the graveyard:</source>
        <extracomment>Below the masks in play and their powers; more masks follow.</extracomment>
        <translation>На Кладбище:</translation>
    </message>
    <message>
        <source>The masks at the end:</source>
        <translation>Персонажи в&#xa0;конце игры:</translation>
    </message>
</context>
<context>
    <name>Troubles</name>
    <message>
        <source>{name} can’t go on. A simple bot takes over. Details: {why}</source>
        <translation>{name} не может продолжать. Дальше играет простой бот. Подробности (на английском): {why}</translation>
    </message>
    <message>
        <source>Saved games can’t start programs: a medium bot (“regular”) takes over for {names}.</source>
        <translation>Сохранённые игры не запускают других программ; за этих игроков играет средний бот (завсегдатай): {names}.</translation>
    </message>
    <message>
        <source>The game can’t be saved: {why}. Play on: the program tries again after every move.</source>
        <translation>Не удаётся сохранить игру: {why}. Играйте дальше: программа пробует снова после каждого хода.</translation>
    </message>
    <message>
        <source>An earlier unfinished game couldn’t be moved to your saved games. Its file is kept here: {path}</source>
        <translation>Прежнюю незаконченную игру не&#xa0;удалось перенести к&#xa0;сохранённым. Её файл остался здесь: {path}</translation>
    </message>
    <message>
        <source>The coach had to stop and won’t be back this game.</source>
        <translation>Наставнику пришлось уйти; в&#xa0;этой игре он уже не вернётся.</translation>
    </message>
    <message>
        <source>That answer isn’t possible. Please choose again.</source>
        <translation>Такой ответ невозможен. Выберите другой.</translation>
    </message>
    <message>
        <source>the disk is full</source>
        <extracomment>Reasons why a file can’t be saved or opened; they stand after a colon.</extracomment>
        <translation>на диске нет места</translation>
    </message>
    <message>
        <source>the folder can’t be written to</source>
        <translation>в&#xa0;эту папку нельзя записывать</translation>
    </message>
    <message>
        <source>the file or folder doesn’t exist</source>
        <translation>такого файла или папки нет</translation>
    </message>
    <message>
        <source>the name is too long</source>
        <translation>слишком длинное имя</translation>
    </message>
    <message>
        <source>you aren’t allowed to open it</source>
        <translation>нет прав доступа</translation>
    </message>
    <message>
        <source>it is damaged or isn’t a game</source>
        <translation>файл повреждён, или это не игра</translation>
    </message>
    <message>
        <source>unexpected error ({details})</source>
        <translation>непредвиденная ошибка ({details})</translation>
    </message>
    <message>
        <source>another game is open in a second window</source>
        <translation>другая игра открыта в&#xa0;другом окне</translation>
    </message>
    <message>
        <source>“{file}” can’t be opened: {why}.</source>
        <translation>Не удаётся открыть «{file}»: {why}.</translation>
    </message>
    <message>
        <source>“{file}” isn’t a game or a scenario of Mascarade, or it is damaged.</source>
        <translation>«{file}»&#xa0;— не игра и&#xa0;не набор карт Mascarade, или файл повреждён.</translation>
    </message>
    <message>
        <source>A saved game is damaged and can’t be resumed. It is kept here: {path}</source>
        <translation>Сохранённая игра повреждена, продолжить её нельзя. Файл остался здесь: {path}</translation>
    </message>
    <message>
        <source>The unfinished game was saved by a newer version of this program. It is kept here: {path}</source>
        <translation>Незаконченную игру сохранила более новая версия программы. Файл остался здесь: {path}</translation>
    </message>
    <message>
        <source>The unfinished game can’t be read. The next new game moves it aside: {path}</source>
        <translation>Незаконченную игру не удаётся прочитать. Когда вы начнёте новую, этот файл будет переименован: {path}</translation>
    </message>
    <message>
        <source>Some settings couldn’t be read and were reset. The old file is kept here: {path}</source>
        <translation>Некоторые настройки не удалось прочитать, они сброшены. Прежний файл остался здесь: {path}</translation>
    </message>
    <message>
        <source>The settings couldn’t be read and were reset. What was there is kept here: {path}</source>
        <translation>Настройки не удалось прочитать, они сброшены. Прежнее содержимое сохранено здесь: {path}</translation>
    </message>
    <message>
        <source>Settings can’t be saved; your changes last until you quit. File: {path}</source>
        <translation>Настройки не удаётся сохранить; изменения действуют, пока вы не закроете программу. Файл: {path}</translation>
    </message>
    <message>
        <source>The disk is full, so settings can’t be saved; your changes last until you quit.</source>
        <translation>На диске нет места, поэтому настройки не удаётся сохранить; изменения действуют, пока вы не закроете программу.</translation>
    </message>
    <message>
        <source>The statistics file couldn’t be used, so your saved games were counted again. The old file is kept here: {path}</source>
        <translation>Файл статистики не удалось использовать, поэтому сохранённые игры подсчитаны заново. Прежний файл остался здесь: {path}</translation>
    </message>
    <message>
        <source>The statistics can’t be saved; next time, your games will be counted again.</source>
        <translation>Статистику не удаётся сохранить; в&#xa0;следующий раз игры будут подсчитаны заново.</translation>
    </message>
</context>
<context>
    <name>TurnClock</name>
    <message>
        <source>The sand has run out.</source>
        <translation>Песок кончился.</translation>
    </message>
    <message>
        <source>The sand is running.</source>
        <translation>Песок сыплется.</translation>
    </message>
</context>
<context>
    <name>TurnOrder</name>
    <message>
        <source>Next turns: {names}</source>
        <translation>Следующие ходы: {names}</translation>
    </message>
</context>
<context>
    <name>Unmasked</name>
    <message numerus="yes">
        <source>%n lie(s) in this game.</source>
        <translation>
            <numerusform>Обманов за игру: %n.</numerusform>
            <numerusform>Обманов за игру: %n.</numerusform>
            <numerusform>Обманов за игру: %n.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Unmasking</name>
    <message>
        <source>Turn {turn}: you announced “{mask}” but wore another mask ({truth}). Nobody contested.</source>
        <translation>Ход {turn}: вы называете себя персонажем «{mask}», а&#xa0;на карте&#xa0;— {truth}. Никто не спорит.</translation>
    </message>
    <message>
        <source>Turn {turn}: {name} announced “{mask}” but wore another mask ({truth}). Nobody contested.</source>
        <translation>Ход {turn}: {name} называет себя персонажем «{mask}», а&#xa0;на карте&#xa0;— {truth}. Никто не спорит.</translation>
    </message>
    <message>
        <source>Turn {turn}: you announced “{mask}” but wore another mask ({truth}). Contested by: {names}.</source>
        <translation>Ход {turn}: вы называете себя персонажем «{mask}», а&#xa0;на карте&#xa0;— {truth}. Кто спорит: {names}.</translation>
    </message>
    <message>
        <source>Turn {turn}: {name} announced “{mask}” but wore another mask ({truth}). Contested by: {names}.</source>
        <translation>Ход {turn}: {name} называет себя персонажем «{mask}», а&#xa0;на карте&#xa0;— {truth}. Кто спорит: {names}.</translation>
    </message>
    <message>
        <source>Turn {turn}: you contested “{mask}” but wore another mask ({truth}).</source>
        <translation>Ход {turn}: вы спорите и&#xa0;называете себя персонажем «{mask}», а&#xa0;на карте&#xa0;— {truth}.</translation>
    </message>
    <message>
        <source>Turn {turn}: {name} contested “{mask}” but wore another mask ({truth}).</source>
        <translation>Ход {turn}: {name} спорит и&#xa0;называет себя персонажем «{mask}», а&#xa0;на карте&#xa0;— {truth}.</translation>
    </message>
    <message>
        <source>It could have been true.</source>
        <extracomment>After a sentence about a false claim that its player could have believed: by mistake, or at a venture.</extracomment>
        <translation>Это могло быть и&#xa0;правдой.</translation>
    </message>
    <message>
        <source>It earned nothing.</source>
        <translation>Это ничего не принесло.</translation>
    </message>
    <message>
        <source>Nobody lied in this game. Remarkable!</source>
        <translation>За всю игру никто никого не обманул нарочно. Невероятно!</translation>
    </message>
    <message numerus="yes">
        <source>It earned %n coin(s).</source>
        <translation>
            <numerusform>Это принесло %n&#xa0;монету.</numerusform>
            <numerusform>Это принесло %n&#xa0;монеты.</numerusform>
            <numerusform>Это принесло %n&#xa0;монет.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>It cost %n coin(s).</source>
        <translation>
            <numerusform>Это стоило %n&#xa0;монету.</numerusform>
            <numerusform>Это стоило %n&#xa0;монеты.</numerusform>
            <numerusform>Это стоило %n&#xa0;монет.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n more false claim(s) could have been true.</source>
        <translation>
            <numerusform>Ещё ложных заявлений, которые могли быть и&#xa0;правдой: %n.</numerusform>
            <numerusform>Ещё ложных заявлений, которые могли быть и&#xa0;правдой: %n.</numerusform>
            <numerusform>Ещё ложных заявлений, которые могли быть и&#xa0;правдой: %n.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n false claim(s) could have been true.</source>
        <translation>
            <numerusform>Ложных заявлений, которые могли быть и&#xa0;правдой: %n.</numerusform>
            <numerusform>Ложных заявлений, которые могли быть и&#xa0;правдой: %n.</numerusform>
            <numerusform>Ложных заявлений, которые могли быть и&#xa0;правдой: %n.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>ViewerScreen</name>
    <message>
        <source>Turn {turn} of {turns}</source>
        <translation>Ход {turn} из {turns}</translation>
    </message>
    <message>
        <source>The deal</source>
        <translation>Раздача</translation>
    </message>
    <message>
        <source>Watching live</source>
        <translation>Прямой эфир</translation>
    </message>
    <message>
        <source>Replay</source>
        <translation>Запись игры</translation>
    </message>
    <message>
        <source>Unmasking</source>
        <translation>Снять маски</translation>
    </message>
    <message>
        <source>Who won and why, with all masks off</source>
        <translation>Кто победил и&#xa0;почему&#xa0;— все маски сняты</translation>
    </message>
    <message>
        <source>Keep</source>
        <translation>Сохранить</translation>
    </message>
    <message>
        <source>Add this game to your replays</source>
        <translation>Добавить эту игру к&#xa0;своим записям</translation>
    </message>
    <message>
        <source>Seen by</source>
        <translation>Чьими глазами</translation>
    </message>
    <message>
        <source>All masks face up</source>
        <translation>Все карты открыты</translation>
    </message>
    <message>
        <source>What happened</source>
        <translation>Что произошло</translation>
    </message>
</context>
<context>
    <name>Voice</name>
    <message>
        <source>All right, that fish was off!</source>
        <extracomment>Zanetta, a fishmonger (a woman)</extracomment>
        <translation>Ладно, эта рыбка была с&#xa0;душком!</translation>
    </message>
    <message>
        <source>Loud isn’t the same as true, then.</source>
        <translation>Выходит, громко&#xa0;— ещё не правда.</translation>
    </message>
    <message>
        <source>Fresh as this morning’s catch!</source>
        <translation>Свежее, как утренний улов!</translation>
    </message>
    <message>
        <source>I don’t sell stale goods!</source>
        <translation>Тухлым не торгую!</translation>
    </message>
    <message>
        <source>Hands off my stall!</source>
        <translation>Руки прочь от моего прилавка!</translation>
    </message>
    <message>
        <source>Gulls, the lot of you!</source>
        <translation>Чайки ненасытные, вот вы кто!</translation>
    </message>
    <message>
        <source>Now that’s what I call a catch!</source>
        <translation>Вот это я&#xa0;понимаю&#xa0;— улов!</translation>
    </message>
    <message>
        <source>The scales don’t lie, darlings!</source>
        <translation>Весы не врут, дорогие мои!</translation>
    </message>
    <message>
        <source>Sold out! Off you go home!</source>
        <translation>Всё продано! Расходитесь!</translation>
    </message>
    <message>
        <source>There’s always tomorrow’s tide.</source>
        <translation>Завтра будет новый прилив.</translation>
    </message>
    <message>
        <source>Worth it for your faces!</source>
        <extracomment>Bettina, young and red-haired</extracomment>
        <translation>Оно того стоило: видели бы вы себя!</translation>
    </message>
    <message>
        <source>And I’d do it again!</source>
        <translation>И&#xa0;сделаю так снова!</translation>
    </message>
    <message>
        <source>Ha! Who else wants to try?</source>
        <translation>Ха! Кто ещё хочет попробовать?</translation>
    </message>
    <message>
        <source>Next time, just believe me.</source>
        <translation>В&#xa0;другой раз просто поверьте.</translation>
    </message>
    <message>
        <source>Go on, take it! I’ll win it back.</source>
        <translation>Берите, берите! Отыграюсь.</translation>
    </message>
    <message>
        <source>Now you’ve made me angry.</source>
        <translation>Ну всё, теперь я&#xa0;злая.</translation>
    </message>
    <message>
        <source>Is that all?</source>
        <translation>И&#xa0;это всё?</translation>
    </message>
    <message>
        <source>I could get used to this.</source>
        <translation>К&#xa0;такому легко привыкнуть.</translation>
    </message>
    <message>
        <source>Told you! Didn’t I tell you?</source>
        <translation>Говорила же! Разве не говорила?</translation>
    </message>
    <message>
        <source>Again! Deal again! Right now!</source>
        <translation>Ещё раз! Сдавайте! Сейчас же!</translation>
    </message>
    <message>
        <source>A shot across my own bow.</source>
        <extracomment>Vettor, a captain</extracomment>
        <translation>Залп по собственному носу.</translation>
    </message>
    <message>
        <source>I’ve survived worse broadsides.</source>
        <translation>Я&#xa0;и&#xa0;не такие залпы переживал.</translation>
    </message>
    <message>
        <source>Never dare a captain.</source>
        <translation>Не дразните капитана.</translation>
    </message>
    <message>
        <source>A direct hit!</source>
        <translation>Прямое попадание!</translation>
    </message>
    <message>
        <source>Pirates! All hands on deck!</source>
        <translation>Пираты! Все на палубу!</translation>
    </message>
    <message>
        <source>We’re taking on water…</source>
        <translation>У&#xa0;нас пробоина…</translation>
    </message>
    <message>
        <source>A full hold and a fair wind.</source>
        <translation>Полный трюм и&#xa0;попутный ветер.</translation>
    </message>
    <message>
        <source>Hoist the flag, we’re rich!</source>
        <translation>Поднять флаг, мы богаты!</translation>
    </message>
    <message>
        <source>Drop anchor. The prize is mine.</source>
        <translation>Бросить якорь. Добыча моя.</translation>
    </message>
    <message>
        <source>The captain goes down with his ship.</source>
        <translation>Капитан тонет вместе с&#xa0;кораблём.</translation>
    </message>
    <message>
        <source>A wrong note. It happens to the best.</source>
        <extracomment>Faustina, an opera singer</extracomment>
        <translation>Фальшивая нота. И&#xa0;с&#xa0;дивами бывает.</translation>
    </message>
    <message>
        <source>I was merely acting!</source>
        <translation>Это была всего лишь роль!</translation>
    </message>
    <message>
        <source>You may applaud now.</source>
        <translation>Теперь можно аплодировать.</translation>
    </message>
    <message>
        <source>And that was only the overture.</source>
        <translation>И&#xa0;это была только увертюра.</translation>
    </message>
    <message>
        <source>I shall faint. Somebody catch me.</source>
        <translation>Сейчас упаду в&#xa0;обморок. Ловите.</translation>
    </message>
    <message>
        <source>What a tragic third act!</source>
        <translation>Какой трагический третий акт!</translation>
    </message>
    <message>
        <source>My fee, at last.</source>
        <translation>Наконец‑то мой гонорар.</translation>
    </message>
    <message>
        <source>Encore! Encore!</source>
        <translation>Бис! Бис!</translation>
    </message>
    <message>
        <source>Flowers to my dressing room, please.</source>
        <translation>Цветы&#xa0;— в&#xa0;мою гримёрку, пожалуйста.</translation>
    </message>
    <message>
        <source>The critics will be merciless.</source>
        <translation>Критики будут безжалостны.</translation>
    </message>
    <message>
        <source>The Senate will hear nothing of this.</source>
        <extracomment>Alvise, an old senator</extracomment>
        <translation>Сенат об этом не узнает.</translation>
    </message>
    <message>
        <source>Strike that from the minutes.</source>
        <translation>Вычеркните это из протокола.</translation>
    </message>
    <message>
        <source>Forty years in the Senate. I don’t guess.</source>
        <translation>Сорок лет в&#xa0;Сенате. Я&#xa0;не гадаю.</translation>
    </message>
    <message>
        <source>As the records show.</source>
        <translation>Как и&#xa0;записано в&#xa0;архивах.</translation>
    </message>
    <message>
        <source>I move that we adjourn. At once.</source>
        <translation>Предлагаю перерыв. Немедленно.</translation>
    </message>
    <message>
        <source>In my day, one asked first.</source>
        <translation>В&#xa0;моё время сначала спрашивали.</translation>
    </message>
    <message>
        <source>A modest reserve, for hard times.</source>
        <translation>Скромный запас на чёрный день.</translation>
    </message>
    <message>
        <source>Order, order! Nobody touch anything.</source>
        <translation>К&#xa0;порядку! Ничего не трогать.</translation>
    </message>
    <message>
        <source>Motion carried.</source>
        <translation>Принято единогласно.</translation>
    </message>
    <message>
        <source>I shall demand a recount.</source>
        <translation>Требую пересчёта голосов.</translation>
    </message>
    <message>
        <source>I shall confess that on Sunday.</source>
        <extracomment>Anzolo, a young monk</extracomment>
        <translation>В&#xa0;воскресенье я&#xa0;в&#xa0;этом покаюсь.</translation>
    </message>
    <message>
        <source>An hour on my knees, at the very least.</source>
        <translation>Час на коленях. Это самое малое.</translation>
    </message>
    <message>
        <source>A monk doesn’t fib. Much.</source>
        <translation>Монахи не врут. Почти.</translation>
    </message>
    <message>
        <source>The truth shall set me free.</source>
        <translation>Истина сделает меня свободным.</translation>
    </message>
    <message>
        <source>I took a vow of poverty anyway.</source>
        <translation>Я&#xa0;всё равно дал обет бедности.</translation>
    </message>
    <message>
        <source>I forgive you. Give me a minute.</source>
        <translation>Я&#xa0;вас прощаю. Дайте минутку.</translation>
    </message>
    <message>
        <source>All for the new church roof.</source>
        <translation>Всё на новую крышу для церкви.</translation>
    </message>
    <message>
        <source>Lead us not into temptation…</source>
        <translation>И&#xa0;не введи нас во искушение…</translation>
    </message>
    <message>
        <source>My abbot must never know.</source>
        <translation>Только бы аббат не узнал.</translation>
    </message>
    <message>
        <source>Patience is a virtue. So they tell me.</source>
        <translation>Терпение&#xa0;— добродетель. Так мне говорили.</translation>
    </message>
    <message>
        <source>I’ve gone all red, haven’t I?</source>
        <extracomment>Chiara, a shy girl</extracomment>
        <translation>Я&#xa0;вся покраснела, да?</translation>
    </message>
    <message>
        <source>May I go under the table now?</source>
        <translation>Можно, я&#xa0;спрячусь под стол?</translation>
    </message>
    <message>
        <source>I said it quietly, but I said it.</source>
        <translation>Я&#xa0;сказала тихо, но ведь сказала.</translation>
    </message>
    <message>
        <source>Sorry. It was true, though.</source>
        <translation>Извините. Но это была правда.</translation>
    </message>
    <message>
        <source>You could have just asked…</source>
        <translation>Могли бы просто попросить…</translation>
    </message>
    <message>
        <source>It’s fine. I’m fine. It’s fine.</source>
        <translation>Ничего. Всё хорошо. Ничего.</translation>
    </message>
    <message>
        <source>Is this really all for me?</source>
        <translation>Это правда всё мне?</translation>
    </message>
    <message>
        <source>Please don’t everybody look.</source>
        <translation>Только не смотрите все на меня.</translation>
    </message>
    <message>
        <source>Me? Truly? Me?</source>
        <translation>Я? Правда? Я?</translation>
    </message>
    <message>
        <source>Next time I’ll speak up. Maybe.</source>
        <translation>В&#xa0;другой раз скажу громче. Может быть.</translation>
    </message>
    <message>
        <source>At my age, one may get muddled.</source>
        <extracomment>Isabetta, a grandmother</extracomment>
        <translation>В&#xa0;моём возрасте можно и&#xa0;спутать.</translation>
    </message>
    <message>
        <source>Don’t tell my grandchildren.</source>
        <translation>Только внукам не говорите.</translation>
    </message>
    <message>
        <source>Grandmother knows, dear.</source>
        <translation>Бабушка знает, золотко.</translation>
    </message>
    <message>
        <source>I’ve wiped your noses. Don’t doubt me.</source>
        <translation>Я&#xa0;вам носы вытирала. Не сомневайтесь.</translation>
    </message>
    <message>
        <source>That was for your birthday presents!</source>
        <translation>Это же было вам на подарки!</translation>
    </message>
    <message>
        <source>And I knitted you a scarf!</source>
        <translation>А&#xa0;я&#xa0;вам шарфик вязала!</translation>
    </message>
    <message>
        <source>I’ll buy wool. A mountain of it.</source>
        <translation>Куплю шерсти. Целую гору.</translation>
    </message>
    <message>
        <source>Into the biscuit tin with you.</source>
        <translation>Марш в&#xa0;жестянку из‑под печенья.</translation>
    </message>
    <message>
        <source>Who wants a biscuit?</source>
        <translation>Кто хочет печенья?</translation>
    </message>
    <message>
        <source>Well played, children. Now, to bed.</source>
        <translation>Молодцы, дети. А&#xa0;теперь спать.</translation>
    </message>
    <message>
        <source>Wrong note! From the top, everyone!</source>
        <extracomment>Polo, a street musician</extracomment>
        <translation>Не та нота! Ещё раз сначала!</translation>
    </message>
    <message>
        <source>That tune went better at home.</source>
        <translation>Дома эта мелодия звучала лучше.</translation>
    </message>
    <message>
        <source>Ta-da! Coins into the hat!</source>
        <translation>Та‑дам! Монетки&#xa0;— в&#xa0;шляпу!</translation>
    </message>
    <message>
        <source>Even a broken fiddle hits one right.</source>
        <translation>И&#xa0;сломанная скрипка порой не фальшивит.</translation>
    </message>
    <message>
        <source>Easy come, easy… hey!</source>
        <translation>Легко пришло, легко… эй!</translation>
    </message>
    <message>
        <source>Now I really am playing for free.</source>
        <translation>Ну вот, теперь играю задаром.</translation>
    </message>
    <message>
        <source>Drinks for the whole square!</source>
        <translation>Угощаю всю площадь!</translation>
    </message>
    <message>
        <source>My hat’s never been this heavy.</source>
        <translation>Шляпа ещё не была такой тяжёлой.</translation>
    </message>
    <message>
        <source>And for my next number: a dance!</source>
        <translation>А&#xa0;следующий номер&#xa0;— танец!</translation>
    </message>
    <message>
        <source>Never mind. Who wants a song?</source>
        <translation>Ну и&#xa0;ладно. Кому песню?</translation>
    </message>
    <message>
        <source>Splash! Man overboard.</source>
        <extracomment>Tonin, a young gondolier</extracomment>
        <translation>Бултых! Человек за бортом.</translation>
    </message>
    <message>
        <source>I took the wrong canal.</source>
        <translation>Не туда свернул. Не тот канал.</translation>
    </message>
    <message>
        <source>Straight under the bridge!</source>
        <translation>Точнёхонько под мостом!</translation>
    </message>
    <message>
        <source>See? I can steer after all.</source>
        <translation>Видите? Умею всё‑таки править.</translation>
    </message>
    <message>
        <source>My fare! That was my fare!</source>
        <translation>Моя плата за проезд!</translation>
    </message>
    <message>
        <source>There goes my new oar.</source>
        <translation>Прощай, новое весло.</translation>
    </message>
    <message>
        <source>Mind your heads, I’m coming through!</source>
        <translation>Берегите головы, я&#xa0;плыву!</translation>
    </message>
    <message>
        <source>I might buy a second hat.</source>
        <translation>Куплю себе вторую шляпу.</translation>
    </message>
    <message>
        <source>Last stop! Everybody off!</source>
        <translation>Конечная! Все на берег!</translation>
    </message>
    <message>
        <source>Who moved the landing stage?</source>
        <translation>Кто передвинул причал?</translation>
    </message>
    <message>
        <source>Oops! That one had thorns.</source>
        <extracomment>Marietta, a flower girl</extracomment>
        <translation>Ой! Эта была с&#xa0;шипами.</translation>
    </message>
    <message>
        <source>He loves me, he loves me not… not.</source>
        <translation>Любит, не любит… Не любит.</translation>
    </message>
    <message>
        <source>It’s a rose! It really is a rose!</source>
        <translation>Роза! И&#xa0;правда роза!</translation>
    </message>
    <message>
        <source>Surprise! I’m surprised, too.</source>
        <translation>Сюрприз! Даже для меня.</translation>
    </message>
    <message>
        <source>Take a daisy, too, while you’re at it.</source>
        <translation>Берите уж и&#xa0;ромашку в&#xa0;придачу.</translation>
    </message>
    <message>
        <source>You can’t just pick those!</source>
        <translation>Эй, здесь рвать запрещено!</translation>
    </message>
    <message>
        <source>Money grows! I knew it!</source>
        <translation>Деньги растут! Я&#xa0;так и&#xa0;знала!</translation>
    </message>
    <message>
        <source>I’ll plant it and see what comes up.</source>
        <translation>Посажу и&#xa0;посмотрю, что вырастет.</translation>
    </message>
    <message>
        <source>Petals for everyone!</source>
        <translation>Всем лепестков!</translation>
    </message>
    <message>
        <source>Wilted. But I smell lovely.</source>
        <translation>Увяла. Зато как пахну!</translation>
    </message>
    <message>
        <source>It was the bird’s idea.</source>
        <extracomment>Pisana, an eccentric aristocrat with a bird in her wig</extracomment>
        <translation>Это птичка придумала.</translation>
    </message>
    <message>
        <source>Blame the wig. It slipped.</source>
        <translation>Виноват парик. Съехал.</translation>
    </message>
    <message>
        <source>A little bird told me. This one.</source>
        <translation>Птичка нашептала. Вот эта.</translation>
    </message>
    <message>
        <source>Mad? I prefer “farsighted”.</source>
        <translation>Безумная? Лучше «дальновидная».</translation>
    </message>
    <message>
        <source>Shoo! Those were for birdseed!</source>
        <translation>Кыш! Это было на зёрнышки!</translation>
    </message>
    <message>
        <source>Do take the chandelier as well.</source>
        <translation>Прошу, забирайте и&#xa0;люстру.</translation>
    </message>
    <message>
        <source>Higher hair! We can afford it!</source>
        <translation>Причёску выше! Мы можем себе позволить!</translation>
    </message>
    <message>
        <source>The bird wants a palace now.</source>
        <translation>Птичка теперь хочет дворец.</translation>
    </message>
    <message>
        <source>The bird and I are delighted.</source>
        <translation>Мы с&#xa0;птичкой в&#xa0;восторге.</translation>
    </message>
    <message>
        <source>The bird demands a rematch.</source>
        <translation>Птичка требует реванша.</translation>
    </message>
    <message>
        <source>Ran aground. It happens.</source>
        <extracomment>Marin, a weathered sailor</extracomment>
        <translation>Сели на мель. Бывает.</translation>
    </message>
    <message>
        <source>A bit off course, that’s all.</source>
        <translation>Чуть сбился с&#xa0;курса, только и&#xa0;всего.</translation>
    </message>
    <message>
        <source>Steady as she goes.</source>
        <translation>Так держать.</translation>
    </message>
    <message>
        <source>I know these waters.</source>
        <translation>Я&#xa0;знаю эти воды.</translation>
    </message>
    <message>
        <source>The sea gives, the sea takes.</source>
        <translation>Море даёт, море и&#xa0;забирает.</translation>
    </message>
    <message>
        <source>I’ve weathered worse than that.</source>
        <translation>Я&#xa0;и&#xa0;не такие шторма видал.</translation>
    </message>
    <message>
        <source>Smooth sailing today.</source>
        <translation>Сегодня идём как по маслу.</translation>
    </message>
    <message>
        <source>A good haul. No complaints.</source>
        <translation>Добрый улов. Не жалуюсь.</translation>
    </message>
    <message>
        <source>Land ho.</source>
        <translation>Земля на горизонте.</translation>
    </message>
    <message>
        <source>You can’t sail against every wind.</source>
        <translation>Против каждого ветра не поплывёшь.</translation>
    </message>
    <message>
        <source>Off key. I heard it myself.</source>
        <extracomment>Cecilia, a music teacher</extracomment>
        <translation>Фальшиво. Сама слышу.</translation>
    </message>
    <message>
        <source>Even teachers need to practise.</source>
        <translation>Учителям тоже надо упражняться.</translation>
    </message>
    <message>
        <source>Exactly in time.</source>
        <translation>Точно в&#xa0;такт.</translation>
    </message>
    <message>
        <source>Repeat after me: “We believe her.”</source>
        <translation>Повторяйте: «Мы ей верим».</translation>
    </message>
    <message>
        <source>Diminuendo, I see.</source>
        <translation>Вижу, диминуэндо.</translation>
    </message>
    <message>
        <source>That deserves extra homework.</source>
        <translation>За это&#xa0;— дополнительное задание.</translation>
    </message>
    <message>
        <source>A pleasing crescendo.</source>
        <translation>Приятное крещендо.</translation>
    </message>
    <message>
        <source>Practice pays, you see.</source>
        <translation>Упражнения вознаграждаются.</translation>
    </message>
    <message>
        <source>And that is how it’s played, class.</source>
        <translation>Вот как это играют, дорогие ученики.</translation>
    </message>
    <message>
        <source>Very good, class. I’m proud of you.</source>
        <translation>Отлично, ученики. Я&#xa0;вами горжусь.</translation>
    </message>
    <message>
        <source>A slip of the brush.</source>
        <extracomment>Jacopo, a young painter</extracomment>
        <translation>Кисть соскользнула.</translation>
    </message>
    <message>
        <source>I’ll paint over that.</source>
        <translation>Это я&#xa0;закрашу.</translation>
    </message>
    <message>
        <source>A true original. Not a copy.</source>
        <translation>Подлинный оригинал. Не копия.</translation>
    </message>
    <message>
        <source>You should trust an artist’s eye.</source>
        <translation>Доверяйте глазу художника.</translation>
    </message>
    <message>
        <source>There goes my blue paint.</source>
        <translation>Прощай, моя лазурь.</translation>
    </message>
    <message>
        <source>Another still life without fruit.</source>
        <translation>Опять натюрморт без фруктов.</translation>
    </message>
    <message>
        <source>A golden background at last!</source>
        <translation>Наконец‑то золотой фон!</translation>
    </message>
    <message>
        <source>Now I can pay a model who sits still.</source>
        <translation>Теперь найму натурщика, который не вертится.</translation>
    </message>
    <message>
        <source>Hold still! I must paint this moment.</source>
        <translation>Не двигайтесь! Я&#xa0;должен это написать.</translation>
    </message>
    <message>
        <source>I’ll call it “Defeat in Ochre”.</source>
        <translation>Назову это «Поражение в&#xa0;охре».</translation>
    </message>
    <message>
        <source>Burnt. Into the bin with it.</source>
        <extracomment>Piero, a baker</extracomment>
        <translation>Подгорело. В&#xa0;ведро его.</translation>
    </message>
    <message>
        <source>That one didn’t rise.</source>
        <translation>Не взошло тесто.</translation>
    </message>
    <message>
        <source>Straight from the oven!</source>
        <translation>Прямо из печи!</translation>
    </message>
    <message>
        <source>I know my dough.</source>
        <translation>Я&#xa0;в&#xa0;тесте разбираюсь.</translation>
    </message>
    <message>
        <source>Leave me some crumbs, at least!</source>
        <translation>Оставьте хоть крошки!</translation>
    </message>
    <message>
        <source>Somebody ate all my profits.</source>
        <translation>Кто‑то съел всю мою прибыль.</translation>
    </message>
    <message>
        <source>It’s rising nicely.</source>
        <translation>Тесто подходит на славу.</translation>
    </message>
    <message>
        <source>The icing on the cake!</source>
        <translation>Вот она, вишенка на торте!</translation>
    </message>
    <message>
        <source>Cake for everyone, on the house!</source>
        <translation>Всем торта, за мой счёт!</translation>
    </message>
    <message>
        <source>Back to kneading, then.</source>
        <translation>Ну что ж, пойду месить.</translation>
    </message>
    <message>
        <source>That goes under overheads.</source>
        <extracomment>Zorzi, a plump merchant</extracomment>
        <translation>Запишем в&#xa0;накладные расходы.</translation>
    </message>
    <message>
        <source>A poor investment, I admit.</source>
        <translation>Неудачное вложение, признаю.</translation>
    </message>
    <message>
        <source>My goods are always genuine.</source>
        <translation>У&#xa0;меня товар всегда подлинный.</translation>
    </message>
    <message>
        <source>Payment upon delivery, please.</source>
        <translation>Оплата при получении, прошу.</translation>
    </message>
    <message>
        <source>That wasn’t in the contract!</source>
        <translation>Этого в&#xa0;договоре не было!</translation>
    </message>
    <message>
        <source>I’ll have to raise my prices.</source>
        <translation>Придётся поднять цены.</translation>
    </message>
    <message>
        <source>Business is business.</source>
        <translation>Торговля есть торговля.</translation>
    </message>
    <message>
        <source>Profit suits me, don’t you think?</source>
        <translation>Прибыль мне к&#xa0;лицу, правда?</translation>
    </message>
    <message>
        <source>A pleasure doing business with you.</source>
        <translation>Приятно иметь с&#xa0;вами дело.</translation>
    </message>
    <message>
        <source>I demand a refund.</source>
        <translation>Требую вернуть деньги.</translation>
    </message>
    <message>
        <source>How very embarrassing. For you, I mean.</source>
        <extracomment>Lucrezia, a noblewoman</extracomment>
        <translation>Как неловко. За вас, разумеется.</translation>
    </message>
    <message>
        <source>A lady may change her mind.</source>
        <translation>Дама может и&#xa0;передумать.</translation>
    </message>
    <message>
        <source>You doubted me? How droll.</source>
        <translation>Вы мне не верили? Забавно.</translation>
    </message>
    <message>
        <source>Breeding will tell.</source>
        <translation>Породу не скроешь.</translation>
    </message>
    <message>
        <source>Those were for my pearls!</source>
        <translation>Это было мне на жемчуг!</translation>
    </message>
    <message>
        <source>My husband will write you a letter.</source>
        <translation>Мой муж вам напишет.</translation>
    </message>
    <message>
        <source>It goes so well with my earrings.</source>
        <translation>Так подходит к&#xa0;моим серьгам.</translation>
    </message>
    <message>
        <source>One can never be too well dressed.</source>
        <translation>Роскоши слишком много не бывает.</translation>
    </message>
    <message>
        <source>But of course. Who else?</source>
        <translation>Ну конечно. А&#xa0;кто же ещё?</translation>
    </message>
    <message>
        <source>I wasn’t even trying, my dear.</source>
        <translation>Я&#xa0;даже не старалась, дорогие.</translation>
    </message>
    <message>
        <source>Bah! Games. I never liked them.</source>
        <extracomment>Lunardo, a grumpy old man</extracomment>
        <translation>Тьфу! Никогда не любил игр.</translation>
    </message>
    <message>
        <source>That’s what comes of going out.</source>
        <translation>Вот что бывает, когда выходишь из дому.</translation>
    </message>
    <message>
        <source>Young people! No respect.</source>
        <translation>Молодёжь! Никакого уважения.</translation>
    </message>
    <message>
        <source>I speak plainly. Get used to it.</source>
        <translation>Я&#xa0;говорю прямо. Привыкайте.</translation>
    </message>
    <message>
        <source>And who’s to pay for supper now?</source>
        <translation>И&#xa0;кто теперь заплатит за ужин?</translation>
    </message>
    <message>
        <source>Robbed in my own chair!</source>
        <translation>Обобрали! В&#xa0;собственном кресле!</translation>
    </message>
    <message>
        <source>Now nobody breathe on it.</source>
        <translation>И&#xa0;не дышите на мои монеты.</translation>
    </message>
    <message>
        <source>I shan’t smile. But I could.</source>
        <translation>Я&#xa0;не улыбнусь. Хотя мог бы.</translation>
    </message>
    <message>
        <source>Good. Candles out, everybody home.</source>
        <translation>Хорошо. Свечи гасить, всем домой.</translation>
    </message>
    <message>
        <source>I said we should have stayed at home.</source>
        <translation>Говорил же: надо было сидеть дома.</translation>
    </message>
    <message>
        <source>A write-off. Regrettable.</source>
        <extracomment>Domenego, a banker</extracomment>
        <translation>Списываем в&#xa0;убытки. Досадно.</translation>
    </message>
    <message>
        <source>My credit stands at zero, I see.</source>
        <translation>Вижу, мой кредит доверия исчерпан.</translation>
    </message>
    <message>
        <source>My word is as good as gold.</source>
        <translation>Моё слово&#xa0;— чистое золото.</translation>
    </message>
    <message>
        <source>Checked, signed and sealed.</source>
        <translation>Проверено, подписано, заверено.</translation>
    </message>
    <message>
        <source>I’ll be charging interest on that.</source>
        <translation>Взыщу с&#xa0;процентами.</translation>
    </message>
    <message>
        <source>That’s no loan, that’s a raid!</source>
        <translation>Это не заём, это набег!</translation>
    </message>
    <message>
        <source>Compound interest. What a poem!</source>
        <translation>Сложные проценты. Какая поэзия!</translation>
    </message>
    <message>
        <source>I’ll just count it again. Twice.</source>
        <translation>Пересчитаю ещё раз. Дважды.</translation>
    </message>
    <message>
        <source>The books are balanced.</source>
        <translation>Баланс сведён.</translation>
    </message>
    <message>
        <source>The bank is closed until further notice.</source>
        <translation>Банк закрыт до особого распоряжения.</translation>
    </message>
    <message>
        <source>Who’s been whispering about me?</source>
        <extracomment>Orsola, an elderly widow</extracomment>
        <translation>Кто это обо мне шептался?</translation>
    </message>
    <message>
        <source>I blame that draught.</source>
        <translation>Это всё из‑за сквозняка.</translation>
    </message>
    <message>
        <source>These eyes miss nothing.</source>
        <translation>Эти глаза видят всё.</translation>
    </message>
    <message>
        <source>My late husband lied better than you.</source>
        <translation>Покойный муж врал лучше вас.</translation>
    </message>
    <message>
        <source>I’ll remember that. I remember everything.</source>
        <translation>Запомню. Я&#xa0;всё помню.</translation>
    </message>
    <message>
        <source>Even at a funeral they left me more.</source>
        <translation>Даже на поминках мне доставалось больше.</translation>
    </message>
    <message>
        <source>Nobody is to sit behind me.</source>
        <translation>Позади меня никому не садиться.</translation>
    </message>
    <message>
        <source>It goes under the mattress tonight.</source>
        <translation>Вечером спрячу под матрас.</translation>
    </message>
    <message>
        <source>You all hoped I’d nod off.</source>
        <translation>А&#xa0;вы все надеялись, что я&#xa0;задремлю.</translation>
    </message>
    <message>
        <source>It’s a plot. I shall write to the Doge.</source>
        <translation>Это заговор. Я&#xa0;напишу дожу.</translation>
    </message>
    <message>
        <source>A clerical error.</source>
        <extracomment>Nicolò, a notary</extracomment>
        <translation>Канцелярская ошибка.</translation>
    </message>
    <message>
        <source>I dispute the witnesses.</source>
        <translation>Отвожу свидетелей.</translation>
    </message>
    <message>
        <source>Duly noted, and in ink.</source>
        <translation>Засвидетельствовано, и&#xa0;чернилами.</translation>
    </message>
    <message>
        <source>Read the small print next time.</source>
        <translation>Читайте мелкий шрифт.</translation>
    </message>
    <message>
        <source>I’ll want a receipt. In triplicate.</source>
        <translation>Прошу расписку. В&#xa0;трёх экземплярах.</translation>
    </message>
    <message>
        <source>This will be in my report.</source>
        <translation>Это будет в&#xa0;моём отчёте.</translation>
    </message>
    <message>
        <source>Witnesses, please. Sign here.</source>
        <translation>Свидетели, распишитесь здесь.</translation>
    </message>
    <message>
        <source>It doesn’t add up. It’s too good.</source>
        <translation>Что‑то не сходится. Слишком хорошо.</translation>
    </message>
    <message>
        <source>Signed and sealed. No appeal.</source>
        <translation>Подпись, печать. Обжалованию не подлежит.</translation>
    </message>
    <message>
        <source>I see grounds for an appeal.</source>
        <translation>Вижу основания для апелляции.</translation>
    </message>
    <message>
        <source>Congratulations. You noticed.</source>
        <extracomment>Daria, who raises one eyebrow</extracomment>
        <translation>Поздравляю. Вы заметили.</translation>
    </message>
    <message>
        <source>Fine. One for you.</source>
        <translation>Хорошо. Один&#xa0;— ноль в&#xa0;вашу пользу.</translation>
    </message>
    <message>
        <source>Don’t look so surprised.</source>
        <translation>Не делайте такие удивлённые глаза.</translation>
    </message>
    <message>
        <source>I raise one eyebrow. You pay.</source>
        <translation>Я&#xa0;поднимаю бровь. Вы платите.</translation>
    </message>
    <message>
        <source>Interesting. I’ll be watching you.</source>
        <translation>Интересно. Я&#xa0;за вами слежу.</translation>
    </message>
    <message>
        <source>I saw that coming, of course.</source>
        <translation>Я, конечно, это предвидела.</translation>
    </message>
    <message>
        <source>Don’t smile at me all of a sudden.</source>
        <translation>И&#xa0;нечего мне вдруг улыбаться.</translation>
    </message>
    <message>
        <source>Too easy. What’s the catch?</source>
        <translation>Слишком легко. В&#xa0;чём подвох?</translation>
    </message>
    <message>
        <source>I suspected as much.</source>
        <translation>Я&#xa0;так и&#xa0;подозревала.</translation>
    </message>
    <message>
        <source>Very clever. Suspiciously clever.</source>
        <translation>Очень ловко. Подозрительно ловко.</translation>
    </message>
    <message>
        <source>My fan, quick! You saw nothing.</source>
        <extracomment>Gasparina, elegant, with a fan</extracomment>
        <translation>Веер, скорее! Вы ничего не видели.</translation>
    </message>
    <message>
        <source>Who told you? Names, please.</source>
        <translation>Кто вам сказал? Прошу имена.</translation>
    </message>
    <message>
        <source>One flick of the fan, and you’re undone.</source>
        <translation>Один взмах веера&#xa0;— и&#xa0;вы пропали.</translation>
    </message>
    <message>
        <source>I read you like a love letter.</source>
        <translation>Я&#xa0;читаю вас, как любовное письмо.</translation>
    </message>
    <message>
        <source>And you call that manners?</source>
        <translation>И&#xa0;это вы называете манерами?</translation>
    </message>
    <message>
        <source>Something smells here. Not my perfume.</source>
        <translation>Чем‑то тут пахнет, и&#xa0;это не мои духи.</translation>
    </message>
    <message>
        <source>Don’t crowd me. My dress!</source>
        <translation>Не толпитесь вокруг. Платье!</translation>
    </message>
    <message>
        <source>Suddenly I have so many friends.</source>
        <translation>И&#xa0;откуда вдруг столько друзей?</translation>
    </message>
    <message>
        <source>Look at me. You always do anyway.</source>
        <translation>Смотрите на меня. Вы и&#xa0;так смотрите.</translation>
    </message>
    <message>
        <source>Somebody peeked. I’m sure of it.</source>
        <translation>Кто‑то подглядывал. Я&#xa0;уверена.</translation>
    </message>
</context>
<context>
    <name>VolumePopup</name>
    <message>
        <source>Volume</source>
        <translation>Громкость</translation>
    </message>
</context>
<context>
    <name>Warnings</name>
    <message>
        <source>The courthouse is empty: this power would earn you nothing.</source>
        <translation>Дворец правосудия пуст: эта способность ничего не даст.</translation>
    </message>
    <message>
        <source>You have 10 coins or more: this power would earn you nothing.</source>
        <translation>У&#xa0;вас 10&#xa0;монет или больше: эта способность ничего не даст.</translation>
    </message>
    <message>
        <source>No power has been used yet: there is nothing to copy.</source>
        <translation>Ни одной способности ещё не применили: повторять нечего.</translation>
    </message>
    <message>
        <source>The graveyard is empty: this power would do nothing.</source>
        <translation>Кладбище пусто: эта способность ничего не даст.</translation>
    </message>
    <message>
        <source>This is your last coin: if someone contests and you are wrong, you lose it and the game ends.</source>
        <translation>Это ваша последняя монета: если кто‑то поспорит и&#xa0;вы окажетесь неправы, вы её потеряете и&#xa0;игра закончится.</translation>
    </message>
    <message>
        <source>This is your last coin: if you are wrong, you lose it and the game ends.</source>
        <translation>Это ваша последняя монета: если вы неправы, вы её потеряете и&#xa0;игра закончится.</translation>
    </message>
    <message numerus="yes">
        <source>You have %n coin(s). The Cheat needs at least 10 to win.</source>
        <translation>
            <numerusform>У&#xa0;вас %n&#xa0;монета. Пока их меньше 10, Жулик не побеждает.</numerusform>
            <numerusform>У&#xa0;вас %n&#xa0;монеты. Пока их меньше 10, Жулик не побеждает.</numerusform>
            <numerusform>У&#xa0;вас %n&#xa0;монет. Пока их меньше 10, Жулик не побеждает.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>WaysPanel</name>
    <message>
        <source>What happened</source>
        <translation>Что произошло</translation>
    </message>
    <message>
        <source>What could the winner have known?</source>
        <translation>Что можно было знать на месте победителя?</translation>
    </message>
    <message>
        <source>What a perfect memory in the winner’s seat could know after each turn</source>
        <translation>Что после каждого хода мог знать игрок с&#xa0;идеальной памятью на месте победителя</translation>
    </message>
    <message>
        <source>◆ really swapped   ○ only pretended   ● true claim   ▲ lie   △ mistake.</source>
        <translation>◆ поменяли на самом деле; ○ только сделали вид; ● правда; ▲ обман; △ ошибка.</translation>
    </message>
    <message>
        <source>↑ and ↓ choose a mask to follow, ← and → go from turn to turn, Enter opens the replay there.</source>
        <translation>↑ и&#xa0;↓ выбирают персонажа, ← и&#xa0;→ переходят от хода к&#xa0;ходу, Enter открывает запись на этом месте.</translation>
    </message>
    <message>
        <source>Bands: what a perfect memory in the winner’s seat ({name}) could know. Filled: the right mask, the brighter the surer; hatched: another mask seemed more likely.</source>
        <translation>Полосы: что мог знать игрок с&#xa0;идеальной памятью на месте победителя ({name}). Сплошная: верный персонаж, чем ярче, тем увереннее; заштрихованная: вероятнее казался другой персонаж.</translation>
    </message>
</context>
<context>
    <name>_Row</name>
    <message>
        <source>Again</source>
        <translation>Ещё раз</translation>
    </message>
    <message>
        <source>Begin</source>
        <translation>Начать</translation>
    </message>
    <message>
        <source>{lesson}, done</source>
        <translation>{lesson} (урок пройден)</translation>
    </message>
    <message>
        <source>Done</source>
        <translation>Пройден</translation>
    </message>
</context>
</TS>

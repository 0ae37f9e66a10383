<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="uk_UA" sourcelanguage="en">
<context>
    <name>AboutDialog</name>
    <message>
        <source>About Mascarade Qt</source>
        <translation>Про Mascarade Qt</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Закрити</translation>
    </message>
    <message>
        <source>Report a problem…</source>
        <translation>Повідомити про проблему…</translation>
    </message>
    <message>
        <source>An unofficial implementation of “Mascarade”, a game by Bruno Faidutti, published by Repos Production and first illustrated by Jérémy Masson. It was not made and is not endorsed by the game’s author, artists or publishers.</source>
        <translation>Неофіційна реалізація гри «Маскарад». Автор гри&#xa0;— Бруно Файдутті, видавець&#xa0;— Repos Production, перший художник&#xa0;— Жеремі Массон. Автор, художники та видавці гри цієї програми не створювали й&#xa0;не схвалювали.</translation>
    </message>
    <message>
        <source>All pictures were drawn for this program; nothing is copied from the printed game. The scenario sheets printed with the second edition are not reproduced: the scenarios called B are this program’s own.</source>
        <translation>Усі малюнки створено для цієї програми; з&#xa0;друкованої гри нічого не скопійовано. Карти сценаріїв із другого видання тут не відтворено: сценарії «Б» складено для цієї програми.</translation>
    </message>
    <message>
        <source>The program is free software under the MIT licence. The fonts, based on Vollkorn and Source Sans, are under the SIL Open Font License; Qt is under the LGPL.</source>
        <translation>Програма вільна й&#xa0;поширюється за ліцензією MIT. Шрифти, створені на основі Vollkorn і&#xa0;Source Sans,&#xa0;— за ліцензією SIL Open Font License, Qt&#xa0;— за LGPL.</translation>
    </message>
    <message>
        <source>Version {version}</source>
        <translation>Версія {version}</translation>
    </message>
</context>
<context>
    <name>Achievement</name>
    <message>
        <source>An honest face</source>
        <translation>Чесне обличчя</translation>
    </message>
    <message>
        <source>Win with at least three claims, all of them true.</source>
        <translation>Переможіть, зробивши щонайменше три заяви й&#xa0;жодної хибної.</translation>
    </message>
    <message>
        <source>Nobody blinked</source>
        <translation>Ніхто й&#xa0;оком не змигнув</translation>
    </message>
    <message>
        <source>Win with a lie that nobody contests.</source>
        <translation>Переможіть завдяки обману, якого ніхто не заперечив.</translation>
    </message>
    <message>
        <source>Cheat exposed</source>
        <translation>Пройдисвіта викрито</translation>
    </message>
    <message>
        <source>Contest a false Cheat who has enough coins to win.</source>
        <translation>Заперечте хибну заяву «Я&#xa0;— Пройдисвіт!» гравця, якому вистачило б монет для перемоги.</translation>
    </message>
    <message>
        <source>A mask you never knew you had</source>
        <translation>Маска, про яку ви й&#xa0;не знали</translation>
    </message>
    <message>
        <source>Win with a true claim that you couldn’t be sure of.</source>
        <translation>Переможіть завдяки правдивій заяві, у&#xa0;якій ви не могли бути певні.</translation>
    </message>
    <message>
        <source>Eyes closed</source>
        <translation>Із заплющеними очима</translation>
    </message>
    <message>
        <source>Win without looking at a card even once.</source>
        <translation>Переможіть, жодного разу не подивившись на карту.</translation>
    </message>
    <message>
        <source>The last coin</source>
        <translation>Остання монета</translation>
    </message>
    <message>
        <source>Contest with only one coin left, and be right.</source>
        <translation>Заперечте з&#xa0;останньою монетою й&#xa0;не помиліться.</translation>
    </message>
    <message>
        <source>Too good to be true</source>
        <translation>Занадто гарно, щоб бути правдою</translation>
    </message>
    <message>
        <source>Tell the truth, and have two players contest it.</source>
        <translation>Скажіть правду так, щоб заперечили двоє гравців.</translation>
    </message>
    <message>
        <source>A sharp eye</source>
        <translation>Гостре око</translation>
    </message>
    <message>
        <source>Contest at least three times in a game, and be right every time.</source>
        <translation>Заперечте за гру щонайменше тричі й&#xa0;жодного разу не помиліться.</translation>
    </message>
    <message>
        <source>A silver tongue</source>
        <translation>Медові вуста</translation>
    </message>
    <message>
        <source>Have three lies believed in one game.</source>
        <translation>Нехай вам за одну гру тричі повірять, коли ви обманюєте.</translation>
    </message>
    <message>
        <source>Sleight of hand</source>
        <translation>Спритність рук</translation>
    </message>
    <message>
        <source>Fool somebody with a swap, real or pretended, into claiming a mask they don’t wear.</source>
        <translation>Заплутайте когось обміном, справжнім чи вдаваним, так, щоб цей гравець назвався не своєю маскою.</translation>
    </message>
    <message>
        <source>From rags to riches</source>
        <translation>З&#xa0;грязі в&#xa0;князі</translation>
    </message>
    <message>
        <source>Win after having been down to one coin or none.</source>
        <translation>Переможіть, хоча була мить, коли ви мали лише одну монету або не мали жодної.</translation>
    </message>
    <message>
        <source>Someone else’s ruin</source>
        <translation>Чуже розорення</translation>
    </message>
    <message>
        <source>Win because somebody else has run out of coins.</source>
        <translation>Переможіть, бо в&#xa0;когось іншого скінчилися монети.</translation>
    </message>
    <message>
        <source>Among masters</source>
        <translation>Серед майстрів</translation>
    </message>
    <message>
        <source>Win against at least three masters, and nobody else.</source>
        <translation>Переможіть щонайменше трьох майстрів, коли інших суперників немає.</translation>
    </message>
</context>
<context>
    <name>AchievementRow</name>
    <message>
        <source>Achieved for the first time</source>
        <translation>Уперше здобуто</translation>
    </message>
</context>
<context>
    <name>AllBotsRow</name>
    <message>
        <source>All bots</source>
        <translation>Усі боти</translation>
    </message>
    <message>
        <source>Difficulty…</source>
        <translation>Складність…</translation>
    </message>
    <message>
        <source>Other guests</source>
        <translation>Інші гості</translation>
    </message>
    <message>
        <source>Invite other characters to this table</source>
        <translation>Запросити до цього столу інших персонажів</translation>
    </message>
    <message>
        <source>Difficulty of all bots</source>
        <translation>Наскільки важко перемогти ботів</translation>
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
        <translation>Монети тепер: {list}.</translation>
    </message>
</context>
<context>
    <name>Answers</name>
    <message>
        <source>Look</source>
        <translation>Подивитися</translation>
    </message>
    <message>
        <source>Swap or pretend to</source>
        <translation>Поміняти або вдати обмін</translation>
    </message>
    <message>
        <source>Announce</source>
        <translation>Оголосити</translation>
    </message>
    <message>
        <source>Look at your card</source>
        <translation>Подивитися на свою карту</translation>
    </message>
    <message>
        <source>Look at {place}</source>
        <translation>Подивитися ({place})</translation>
    </message>
    <message>
        <source>Swap with {place}, or pretend to</source>
        <translation>Узяти під стіл ({place})</translation>
    </message>
    <message>
        <source>Swap {place} and {place2}, or pretend to</source>
        <translation>Узяти під стіл ({place} та {place2})</translation>
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
        <translation>Поміняти</translation>
    </message>
    <message>
        <source>Pretend</source>
        <translation>Лише вдати обмін</translation>
    </message>
    <message>
        <source>Let it pass</source>
        <translation>Не заперечувати</translation>
    </message>
    <message>
        <source>Nobody here contests</source>
        <translation>Тут ніхто не заперечує</translation>
    </message>
    <message>
        <source>{name} contests</source>
        <translation>Заперечує {name}</translation>
    </message>
    <message>
        <source>{name} contests ({place})</source>
        <translation>Заперечує {name} ({place})</translation>
    </message>
    <message>
        <source>Contest</source>
        <translation>Заперечити</translation>
    </message>
    <message>
        <source>Contest with {place}</source>
        <translation>Заперечити ({place})</translation>
    </message>
    <message>
        <source>Keep your fortune</source>
        <translation>Лишитися при своїх</translation>
    </message>
    <message>
        <source>To the left</source>
        <translation>Ліворуч</translation>
    </message>
    <message>
        <source>To the right</source>
        <translation>Праворуч</translation>
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
        <translation>Підтвердити</translation>
    </message>
    <message>
        <source>Take it back</source>
        <translation>Передумати</translation>
    </message>
    <message>
        <source>The coach would choose: {answer}</source>
        <translation>Наставник радить: {answer}</translation>
    </message>
</context>
<context>
    <name>Balloon</name>
    <message>
        <source>I am the Judge!</source>
        <translation>Я&#xa0;— Суддя!</translation>
    </message>
    <message>
        <source>I am the King!</source>
        <translation>Я&#xa0;— Король!</translation>
    </message>
    <message>
        <source>I am the Empress!</source>
        <translation>Я&#xa0;— Імператорка!</translation>
    </message>
    <message>
        <source>I am the Queen!</source>
        <translation>Я&#xa0;— Королева!</translation>
    </message>
    <message>
        <source>I am the Fool!</source>
        <translation>Я&#xa0;— Блазень!</translation>
    </message>
    <message>
        <source>I am the Thief!</source>
        <translation>Я&#xa0;— Злодій!</translation>
    </message>
    <message>
        <source>I am the Witch!</source>
        <translation>Я&#xa0;— Чарівниця!</translation>
    </message>
    <message>
        <source>I am the Spy!</source>
        <translation>Я&#xa0;— Шпигун!</translation>
    </message>
    <message>
        <source>I am a Peasant!</source>
        <translation>Я&#xa0;— Селянин!</translation>
    </message>
    <message>
        <source>I am the Cheat!</source>
        <translation>Я&#xa0;— Пройдисвіт!</translation>
    </message>
    <message>
        <source>I am the Guru!</source>
        <translation>Я&#xa0;— Гуру!</translation>
    </message>
    <message>
        <source>I am the Widow!</source>
        <translation>Я&#xa0;— Вдова!</translation>
    </message>
    <message>
        <source>I am the Beggar!</source>
        <translation>Я&#xa0;— Жебрак!</translation>
    </message>
    <message>
        <source>I am the Patron!</source>
        <translation>Я&#xa0;— Меценат!</translation>
    </message>
    <message>
        <source>I am the Puppet Master!</source>
        <translation>Я&#xa0;— Ляльковик!</translation>
    </message>
    <message>
        <source>I am the Princess!</source>
        <translation>Я&#xa0;— Принцеса!</translation>
    </message>
    <message>
        <source>I am the Trickster!</source>
        <translation>Я&#xa0;— Спритник!</translation>
    </message>
    <message>
        <source>I am the Alchemist!</source>
        <translation>Я&#xa0;— Алхімік!</translation>
    </message>
    <message>
        <source>I am the Actress!</source>
        <translation>Я&#xa0;— Акторка!</translation>
    </message>
    <message>
        <source>I am the Courtesan!</source>
        <translation>Я&#xa0;— Куртизанка!</translation>
    </message>
    <message>
        <source>I am the Gambler!</source>
        <translation>Я&#xa0;— Картярка!</translation>
    </message>
    <message>
        <source>I am the Necromancer!</source>
        <translation>Я&#xa0;— Некромант!</translation>
    </message>
    <message>
        <source>I am the Sage!</source>
        <translation>Я&#xa0;— Мудрець!</translation>
    </message>
    <message>
        <source>I am the Usurper!</source>
        <translation>Я&#xa0;— Узурпатор!</translation>
    </message>
    <message>
        <source>I am the Bear Tamer!</source>
        <translation>Я&#xa0;— Приборкувач ведмедів!</translation>
    </message>
    <message>
        <source>No, I am!</source>
        <extracomment>The first who contests “I am the King!”</extracomment>
        <translation>Ні, це я!</translation>
    </message>
    <message>
        <source>No, it’s me!</source>
        <extracomment>The second and later ones who contest.</extracomment>
        <translation>Та ні, це ж я!</translation>
    </message>
    <message>
        <source>So am I!</source>
        <extracomment>Contests “I am a Peasant!”: there are two of them.</extracomment>
        <translation>І&#xa0;я&#xa0;теж!</translation>
    </message>
    <message>
        <source>I pass.</source>
        <extracomment>Lets an announcement pass.</extracomment>
        <translation>Хай так.</translation>
    </message>
    <message>
        <source>You are the {mask}!</source>
        <extracomment>The Usurper names another player’s mask.</extracomment>
        <translation>Гадаю, це {mask}!</translation>
    </message>
    <message>
        <source>Your fortune for mine!</source>
        <translation>Міняймося грошима!</translation>
    </message>
    <message>
        <source>Which mask are you?</source>
        <translation>Яка у&#xa0;вас маска?</translation>
    </message>
    <message>
        <source>How many coins?</source>
        <translation>Скільки монет?</translation>
    </message>
    <message>
        <source>Change seats, you two!</source>
        <translation>Ану поміняйтеся місцями!</translation>
    </message>
    <message>
        <source>Look at this!</source>
        <extracomment>The Princess shows a card to everyone but its player.</extracomment>
        <translation>Погляньте лишень!</translation>
    </message>
    <message>
        <source>To the left!</source>
        <translation>Ліворуч!</translation>
    </message>
    <message>
        <source>To the right!</source>
        <translation>Праворуч!</translation>
    </message>
    <message>
        <source>One?</source>
        <extracomment>Guesses how many coins are hidden.</extracomment>
        <translation>Одна?</translation>
    </message>
    <message>
        <source>Two?</source>
        <translation>Дві?</translation>
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
        <translation>Дві!</translation>
    </message>
    <message>
        <source>Three!</source>
        <translation>Три!</translation>
    </message>
    <message>
        <source>I keep what I have.</source>
        <translation>Лишаюся при своїх.</translation>
    </message>
    <message>
        <source>Not rich enough yet…</source>
        <translation>Грошей ще замало…</translation>
    </message>
    <message>
        <source>I have enough.</source>
        <translation>Мені досить.</translation>
    </message>
    <message>
        <source>Farewell!</source>
        <translation>Прощавайте!</translation>
    </message>
</context>
<context>
    <name>Banter</name>
    <message>
        <source>Well, it was worth a try.</source>
        <translation>Що ж, спробувати було варто.</translation>
    </message>
    <message>
        <source>You win some, you lose some.</source>
        <translation>То густо, то пусто.</translation>
    </message>
    <message>
        <source>As I said.</source>
        <translation>Як і&#xa0;було сказано.</translation>
    </message>
    <message>
        <source>Told you so.</source>
        <translation>Ось бачите.</translation>
    </message>
    <message>
        <source>I’ll want those back.</source>
        <translation>Я&#xa0;ще по них повернуся.</translation>
    </message>
    <message>
        <source>Easy come, easy go.</source>
        <translation>Як прийшло, так і&#xa0;пішло.</translation>
    </message>
    <message>
        <source>Not a bad evening.</source>
        <translation>Непоганий вечір.</translation>
    </message>
    <message>
        <source>That will do nicely.</source>
        <translation>Оце до речі.</translation>
    </message>
    <message>
        <source>Now we’re even.</source>
        <translation>Тепер ми квити.</translation>
    </message>
    <message>
        <source>That’s for earlier.</source>
        <translation>Це за той раз.</translation>
    </message>
    <message>
        <source>I hadn’t forgotten.</source>
        <translation>Такого я&#xa0;не забуваю.</translation>
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
            <numerusform>Ви берете %n&#xa0;монету з&#xa0;банку.</numerusform>
            <numerusform>Ви берете %n&#xa0;монети з&#xa0;банку.</numerusform>
            <numerusform>Ви берете %n&#xa0;монет із банку.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>You take %n coin(s) from the player on your left.</source>
        <translation>
            <numerusform>Ви берете %n&#xa0;монету в&#xa0;гравця ліворуч.</numerusform>
            <numerusform>Ви берете %n&#xa0;монети в&#xa0;гравця ліворуч.</numerusform>
            <numerusform>Ви берете %n&#xa0;монет у&#xa0;гравця ліворуч.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>You take %n coin(s) from the player on your right.</source>
        <translation>
            <numerusform>Ви берете %n&#xa0;монету в&#xa0;гравця праворуч.</numerusform>
            <numerusform>Ви берете %n&#xa0;монети в&#xa0;гравця праворуч.</numerusform>
            <numerusform>Ви берете %n&#xa0;монет у&#xa0;гравця праворуч.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>You take %n coin(s) from each neighbour.</source>
        <translation>
            <numerusform>Ви берете по %n&#xa0;монеті в&#xa0;кожного сусіда.</numerusform>
            <numerusform>Ви берете по %n&#xa0;монети в&#xa0;кожного сусіда.</numerusform>
            <numerusform>Ви берете по %n&#xa0;монет у&#xa0;кожного сусіда.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>You take %n coin(s) from the richest other player.</source>
        <translation>
            <numerusform>Ви берете %n&#xa0;монету в&#xa0;найбагатшого з&#xa0;інших гравців.</numerusform>
            <numerusform>Ви берете %n&#xa0;монети в&#xa0;найбагатшого з&#xa0;інших гравців.</numerusform>
            <numerusform>Ви берете %n&#xa0;монет у&#xa0;найбагатшого з&#xa0;інших гравців.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>You take %n coin(s) from a player of your choice.</source>
        <translation>
            <numerusform>Ви берете %n&#xa0;монету в&#xa0;гравця на ваш вибір.</numerusform>
            <numerusform>Ви берете %n&#xa0;монети в&#xa0;гравця на ваш вибір.</numerusform>
            <numerusform>Ви берете %n&#xa0;монет у&#xa0;гравця на ваш вибір.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Starting on your left, you take %n coin(s) from each player who then has more than you.</source>
        <translation>
            <numerusform>Починаючи від гравця ліворуч, ви берете по %n&#xa0;монеті в&#xa0;кожного, хто на ту мить має більше за вас.</numerusform>
            <numerusform>Починаючи від гравця ліворуч, ви берете по %n&#xa0;монети в&#xa0;кожного, хто на ту мить має більше за вас.</numerusform>
            <numerusform>Починаючи від гравця ліворуч, ви берете по %n&#xa0;монет у&#xa0;кожного, хто на ту мить має більше за вас.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>You give %n coin(s) to the player on your left.</source>
        <translation>
            <numerusform>Ви даєте %n&#xa0;монету гравцеві ліворуч.</numerusform>
            <numerusform>Ви даєте %n&#xa0;монети гравцеві ліворуч.</numerusform>
            <numerusform>Ви даєте %n&#xa0;монет гравцеві ліворуч.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>You give %n coin(s) to the player on your right.</source>
        <translation>
            <numerusform>Ви даєте %n&#xa0;монету гравцеві праворуч.</numerusform>
            <numerusform>Ви даєте %n&#xa0;монети гравцеві праворуч.</numerusform>
            <numerusform>Ви даєте %n&#xa0;монет гравцеві праворуч.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>You give %n coin(s) to each neighbour.</source>
        <translation>
            <numerusform>Ви даєте по %n&#xa0;монеті кожному сусідові.</numerusform>
            <numerusform>Ви даєте по %n&#xa0;монети кожному сусідові.</numerusform>
            <numerusform>Ви даєте по %n&#xa0;монет кожному сусідові.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>You give %n coin(s) to the poorest other player.</source>
        <translation>
            <numerusform>Ви даєте %n&#xa0;монету найбіднішому з&#xa0;інших гравців.</numerusform>
            <numerusform>Ви даєте %n&#xa0;монети найбіднішому з&#xa0;інших гравців.</numerusform>
            <numerusform>Ви даєте %n&#xa0;монет найбіднішому з&#xa0;інших гравців.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>You give %n coin(s) to a player of your choice.</source>
        <translation>
            <numerusform>Ви даєте %n&#xa0;монету гравцеві на ваш вибір.</numerusform>
            <numerusform>Ви даєте %n&#xa0;монети гравцеві на ваш вибір.</numerusform>
            <numerusform>Ви даєте %n&#xa0;монет гравцеві на ваш вибір.</numerusform>
        </translation>
    </message>
    <message>
        <source>You take all the coins in the courthouse.</source>
        <translation>Ви берете всі монети з&#xa0;поля суду.</translation>
    </message>
    <message>
        <source>You secretly look at your own card.</source>
        <translation>Ви дивитеся на свою карту, нікому її не показуючи.</translation>
    </message>
    <message>
        <source>You secretly look at another player’s card.</source>
        <translation>Ви дивитеся на карту іншого гравця, нікому її не показуючи.</translation>
    </message>
    <message>
        <source>You secretly look at a card in the centre.</source>
        <translation>Ви дивитеся на карту в&#xa0;центрі, нікому її не показуючи.</translation>
    </message>
    <message>
        <source>You swap your own card with another player’s, or only pretend to.</source>
        <translation>Ви міняєте свою карту на карту іншого гравця або лише вдаєте, ніби міняєте.</translation>
    </message>
    <message>
        <source>You swap two other players’ cards, or only pretend to.</source>
        <translation>Ви міняєте місцями дві карти інших гравців або лише вдаєте, ніби міняєте.</translation>
    </message>
    <message>
        <source>You swap your own card with a card in the centre, or only pretend to.</source>
        <translation>Ви міняєте свою карту на карту з&#xa0;центру або лише вдаєте, ніби міняєте.</translation>
    </message>
    <message>
        <source>You exchange your whole fortune for another player’s.</source>
        <translation>Ви міняєтеся всіма грошима з&#xa0;іншим гравцем.</translation>
    </message>
    <message>
        <source>Everyone passes their whole fortune to the left.</source>
        <translation>Кожен передає всі свої гроші ліворуч.</translation>
    </message>
    <message>
        <source>Everyone passes their whole fortune to the right.</source>
        <translation>Кожен передає всі свої гроші праворуч.</translation>
    </message>
    <message>
        <source>Everyone passes their whole fortune to the left or to the right, whichever you choose.</source>
        <translation>Кожен передає всі свої гроші ліворуч або праворуч&#xa0;— на ваш вибір.</translation>
    </message>
    <message>
        <source>You choose another player, whose card is revealed.</source>
        <translation>Ви обираєте іншого гравця, чию карту відкривають.</translation>
    </message>
    <message>
        <source>Take coins from the bank</source>
        <translation>Узяти монети з&#xa0;банку</translation>
    </message>
    <message>
        <source>Take coins from players</source>
        <translation>Узяти монети в&#xa0;гравців</translation>
    </message>
    <message>
        <source>Give coins to players</source>
        <translation>Дати монети гравцям</translation>
    </message>
    <message>
        <source>Take the coins in the courthouse</source>
        <translation>Узяти монети з&#xa0;поля суду</translation>
    </message>
    <message>
        <source>Look at a card</source>
        <translation>Подивитися на карту</translation>
    </message>
    <message>
        <source>Swap two cards, or pretend to</source>
        <translation>Поміняти дві карти або вдати обмін</translation>
    </message>
    <message>
        <source>Exchange fortunes</source>
        <translation>Помінятися грошима</translation>
    </message>
    <message>
        <source>Everyone passes their fortune</source>
        <translation>Кожен передає свої гроші</translation>
    </message>
    <message>
        <source>Make a player reveal a card</source>
        <translation>Змусити відкрити карту</translation>
    </message>
    <message>
        <source>From your left neighbour</source>
        <translation>У&#xa0;сусіда ліворуч</translation>
    </message>
    <message>
        <source>From your right neighbour</source>
        <translation>У&#xa0;сусіда праворуч</translation>
    </message>
    <message>
        <source>From both your neighbours</source>
        <translation>В&#xa0;обох сусідів</translation>
    </message>
    <message>
        <source>From the richest player</source>
        <translation>У&#xa0;найбагатшого гравця</translation>
    </message>
    <message>
        <source>From a player of your choice</source>
        <translation>В&#xa0;обраного гравця</translation>
    </message>
    <message>
        <source>From everyone richer</source>
        <translation>У&#xa0;всіх, хто багатший</translation>
    </message>
    <message>
        <source>To your left neighbour</source>
        <translation>Сусідові ліворуч</translation>
    </message>
    <message>
        <source>To your right neighbour</source>
        <translation>Сусідові праворуч</translation>
    </message>
    <message>
        <source>To both your neighbours</source>
        <translation>Обом сусідам</translation>
    </message>
    <message>
        <source>To the poorest player</source>
        <translation>Найбіднішому гравцеві</translation>
    </message>
    <message>
        <source>To a player of your choice</source>
        <translation>Обраному гравцеві</translation>
    </message>
    <message>
        <source>Your own card</source>
        <translation>Власна карта</translation>
    </message>
    <message>
        <source>Another player’s card</source>
        <translation>Карта іншого гравця</translation>
    </message>
    <message>
        <source>A card in the centre</source>
        <translation>Карта в&#xa0;центрі</translation>
    </message>
    <message>
        <source>Your own card and another player’s</source>
        <translation>Власна карта й&#xa0;карта іншого гравця</translation>
    </message>
    <message>
        <source>Two other players’ cards</source>
        <translation>Дві карти інших гравців</translation>
    </message>
    <message>
        <source>Your own card and one in the centre</source>
        <translation>Власна карта й&#xa0;карта в&#xa0;центрі</translation>
    </message>
    <message>
        <source>To the left</source>
        <translation>Ліворуч</translation>
    </message>
    <message>
        <source>To the right</source>
        <translation>Праворуч</translation>
    </message>
    <message>
        <source>Whichever way you choose</source>
        <translation>У&#xa0;бік на ваш вибір</translation>
    </message>
    <message numerus="yes">
        <source>%n coin(s)</source>
        <translation>
            <numerusform>%n&#xa0;монета</numerusform>
            <numerusform>%n&#xa0;монети</numerusform>
            <numerusform>%n&#xa0;монет</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>BearTamerLine</name>
    <message>
        <source>{n} from the bank</source>
        <translation>{n}&#xa0;з&#xa0;банку</translation>
    </message>
    <message>
        <source>{n} from the left</source>
        <translation>узяти {n}&#xa0;зліва</translation>
    </message>
    <message>
        <source>{n} from the right</source>
        <translation>узяти {n}&#xa0;справа</translation>
    </message>
    <message>
        <source>{n} from each neighbour</source>
        <translation>по {n}&#xa0;від сусідів</translation>
    </message>
    <message>
        <source>{n} from the richest</source>
        <translation>{n}&#xa0;від найбагатшого</translation>
    </message>
    <message>
        <source>{n} from a player</source>
        <translation>{n}&#xa0;від гравця</translation>
    </message>
    <message>
        <source>{n} from everyone richer</source>
        <translation>по {n}&#xa0;від багатших</translation>
    </message>
    <message>
        <source>{n} to the left</source>
        <translation>дати {n}&#xa0;ліворуч</translation>
    </message>
    <message>
        <source>{n} to the right</source>
        <translation>дати {n}&#xa0;праворуч</translation>
    </message>
    <message>
        <source>{n} to each neighbour</source>
        <translation>по {n}&#xa0;сусідам</translation>
    </message>
    <message>
        <source>{n} to the poorest</source>
        <translation>{n}&#xa0;найбіднішому</translation>
    </message>
    <message>
        <source>{n} to a player</source>
        <translation>{n}&#xa0;гравцеві</translation>
    </message>
    <message>
        <source>all fines</source>
        <translation>усі штрафи</translation>
    </message>
    <message>
        <source>see your card</source>
        <translation>глянути на свою</translation>
    </message>
    <message>
        <source>see a card</source>
        <translation>глянути на чужу</translation>
    </message>
    <message>
        <source>see the centre</source>
        <translation>глянути в&#xa0;центр</translation>
    </message>
    <message>
        <source>swap your card</source>
        <translation>міняти свою на чужу</translation>
    </message>
    <message>
        <source>swap two cards</source>
        <translation>міняти дві чужі</translation>
    </message>
    <message>
        <source>swap with the centre</source>
        <translation>міняти з&#xa0;центром</translation>
    </message>
    <message>
        <source>exchange fortunes</source>
        <translation>обмін грошима</translation>
    </message>
    <message>
        <source>fortunes go left</source>
        <translation>гроші ліворуч</translation>
    </message>
    <message>
        <source>fortunes go right</source>
        <translation>гроші праворуч</translation>
    </message>
    <message>
        <source>fortunes pass on</source>
        <translation>гроші по колу</translation>
    </message>
    <message>
        <source>reveal a card</source>
        <translation>відкрити чужу</translation>
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
        <translation>На початку гри: {mask}.</translation>
    </message>
    <message>
        <source>Revealed on turn {turn}: {mask}.</source>
        <translation>Відкрито (хід {turn}): {mask}.</translation>
    </message>
    <message>
        <source>Nobody has touched it since.</source>
        <translation>Відтоді її ніхто не торкався.</translation>
    </message>
    <message>
        <source>Swapped or not since then: {list}.</source>
        <extracomment>“Swapped or not since then: turn 3 (Anna, with Bruno’s card), turn 5 (you, with the card in the centre).”</extracomment>
        <translation>Відтоді, можливо, міняли: {list}.</translation>
    </message>
    <message>
        <source>turn {turn} ({name}, with {place})</source>
        <translation>хід {turn} ({name}; друга карта&#xa0;— {place})</translation>
    </message>
    <message>
        <source>Looked at: {list}.</source>
        <extracomment>“Looked at: turn 4 (Anna), turn 6 (you).”</extracomment>
        <translation>Дивилися на неї: {list}.</translation>
    </message>
    <message>
        <source>turn {turn} ({name})</source>
        <translation>хід {turn} ({name})</translation>
    </message>
    <message>
        <source>Claimed with it: {list}.</source>
        <extracomment>“Claimed with it: King on turn 2 (Anna), Witch on turn 8 (you).”</extracomment>
        <translation>Ким із нею називалися: {list}.</translation>
    </message>
    <message>
        <source>{mask} on turn {turn} ({name})</source>
        <translation>{mask}, хід {turn} ({name})</translation>
    </message>
</context>
<context>
    <name>CharacterBox</name>
    <message>
        <source>Someone else</source>
        <translation>Хтось інший</translation>
    </message>
    <message>
        <source>A name and temperament of your own</source>
        <translation>Власне ім’я та вдача</translation>
    </message>
</context>
<context>
    <name>ChartPanel</name>
    <message>
        <source>As a table</source>
        <translation>Таблицею</translation>
    </message>
</context>
<context>
    <name>Choice</name>
    <message>
        <source>No help</source>
        <extracomment>How much help there is in a game.</extracomment>
        <translation>Без підказок</translation>
    </message>
    <message>
        <source>History</source>
        <translation>Історія</translation>
    </message>
    <message>
        <source>Notebook</source>
        <translation>Нотатник</translation>
    </message>
    <message>
        <source>Coach</source>
        <translation>Наставник</translation>
    </message>
    <message>
        <source>You see what is on the table. The rest is up to your memory.</source>
        <translation>Ви бачите те, що лежить на столі. Решта&#xa0;— справа пам’яті.</translation>
    </message>
    <message>
        <source>A log of everything that has happened stays open.</source>
        <translation>Журнал усього, що сталося, завжди відкритий.</translation>
    </message>
    <message>
        <source>The log, plus notes you can pin to cards.</source>
        <translation>Журнал і&#xa0;нотатки, які можна пришпилити до карт.</translation>
    </message>
    <message>
        <source>All that, plus what a perfect memory would know about each card and, if you ask, advice with reasons.</source>
        <translation>Журнал, нотатки, все, що знала б про карти бездоганна пам’ять, і, якщо попросите, порада з&#xa0;поясненням.</translation>
    </message>
    <message>
        <source>As the masks’ own rules say</source>
        <extracomment>Which printed rule holds for a player who was just revealed.</extracomment>
        <translation>За правилами самих масок</translation>
    </message>
    <message>
        <source>Second edition: look or swap</source>
        <translation>Друге видання: дивитися або міняти</translation>
    </message>
    <message>
        <source>First edition, Hungarian box: must swap</source>
        <translation>Перше видання, угорська коробка: тільки міняти</translation>
    </message>
    <message>
        <source>Expansion: the Usurper’s left must swap</source>
        <translation>Доповнення: ліворуч від Узурпатора тільки міняти</translation>
    </message>
    <message>
        <source>A player whose card was revealed on the previous turn may look or swap, but not announce.</source>
        <translation>Гравець, чию карту відкрили попереднього ходу, може дивитися або міняти, але не оголошувати.</translation>
    </message>
    <message>
        <source>A player whose card was revealed on the previous turn may only swap, or pretend to, as in the first edition and the Hungarian rules.</source>
        <translation>Гравець, чию карту відкрили попереднього ходу, може лише міняти або вдавати, ніби міняє,&#xa0;— як у&#xa0;першому виданні та в&#xa0;угорських правилах.</translation>
    </message>
    <message>
        <source>The second edition’s rule; the expansion’s where the Usurper is in play.</source>
        <translation>Правило другого видання; якщо в&#xa0;грі Узурпатор&#xa0;— правило доповнення.</translation>
    </message>
    <message>
        <source>A player whose card was revealed on the previous turn may look or swap. If the Usurper revealed the card of the player on the left, that player must swap, or pretend to.</source>
        <translation>Гравець, чию карту відкрили попереднього ходу, може подивитися або поміняти. Якщо Узурпатор відкрив карту гравця ліворуч від себе, той має поміняти або вдати, ніби міняє.</translation>
    </message>
    <message>
        <source>Night</source>
        <extracomment>Colours of the window; “Salon” is the light one.</extracomment>
        <translation>Ніч</translation>
    </message>
    <message>
        <source>Salon</source>
        <translation>Салон</translation>
    </message>
    <message>
        <source>High contrast</source>
        <translation>Високий контраст</translation>
    </message>
    <message>
        <source>Slow</source>
        <extracomment>The pace of the game.</extracomment>
        <translation>Повільно</translation>
    </message>
    <message>
        <source>Normal</source>
        <translation>Помірно</translation>
    </message>
    <message>
        <source>Fast</source>
        <translation>Швидко</translation>
    </message>
    <message>
        <source>Instant</source>
        <translation>Миттєво</translation>
    </message>
    <message>
        <source>Short</source>
        <extracomment>How long texts can be read before the game goes on.</extracomment>
        <translation>Короткий</translation>
    </message>
    <message>
        <source>Medium</source>
        <translation>Звичний</translation>
    </message>
    <message>
        <source>Long</source>
        <translation>Довгий</translation>
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
        <translation>Це закінчить гру, і&#xa0;ви переможете. Ваша карта&#xa0;— {mask} ({chance}).</translation>
    </message>
    <message>
        <source>You almost certainly have it. {mask}: {chance}.</source>
        <translation>Ця маска майже напевно у&#xa0;вас. {mask}: {chance}.</translation>
    </message>
    <message>
        <source>You probably have it. {mask}: {chance}.</source>
        <translation>Ця маска, мабуть, у&#xa0;вас. {mask}: {chance}.</translation>
    </message>
    <message>
        <source>A bluff worth the risk: hardly anyone can contest it. {mask}: only {chance}.</source>
        <translation>Блеф, вартий ризику: заперечити майже нікому. {mask}: лише {chance}.</translation>
    </message>
    <message>
        <source>You have lost track of your card. Most likely: {mask} ({chance}).</source>
        <translation>Ви вже не знаєте своєї карти. Найімовірніше, це {mask}: {chance}.</translation>
    </message>
    <message>
        <source>You know your card, but it is no use just now. Looking is risk-free.</source>
        <translation>Свою карту ви знаєте, але зараз вона ні до чого. А&#xa0;подивитися можна без ризику.</translation>
    </message>
    <message>
        <source>There may be a better card there. {mask}: {chance}.</source>
        <translation>Там може лежати краща карта. {mask}: {chance}.</translation>
    </message>
    <message>
        <source>This player may soon use a strong mask: {player} ({mask}, {chance}).</source>
        <translation>{player} може невдовзі скористатися сильною маскою ({mask}, {chance}).</translation>
    </message>
    <message>
        <source>This way the others lose track of the cards.</source>
        <translation>Так інші зіб’ються зі сліду.</translation>
    </message>
    <message>
        <source>The card there is worth more to you. {mask}: {chance}.</source>
        <translation>Карта, що лежить там, для вас цінніша. {mask}: {chance}.</translation>
    </message>
    <message>
        <source>Keep what you have and let them wonder. {mask}: {chance}.</source>
        <translation>Залиште те, що маєте, а&#xa0;інші хай гадають. {mask}: {chance}.</translation>
    </message>
    <message>
        <source>Either way, nobody will know who has what any more.</source>
        <translation>Хай там як, ніхто вже не знатиме, що в&#xa0;кого.</translation>
    </message>
    <message>
        <source>That’s you! {mask}: {chance}.</source>
        <translation>Це ж ви! {mask}: {chance}.</translation>
    </message>
    <message>
        <source>You probably don’t have it yourself, but this must be stopped: {player}, {mask}. Chance that it’s true: {chance}.</source>
        <translation>{player}: «Я&#xa0;— {mask}!» Самої маски у&#xa0;вас, мабуть, немає, але це треба спинити. Імовірність, що це правда: {chance}.</translation>
    </message>
    <message>
        <source>It’s probably true: {player}, {mask} ({chance}).</source>
        <translation>{player}: «Я&#xa0;— {mask}!» Найімовірніше, це правда ({chance}).</translation>
    </message>
    <message>
        <source>True or not, it does you little harm.</source>
        <translation>Правда це чи ні, вам це майже не шкодить.</translation>
    </message>
    <message>
        <source>It may be a lie, but leave it to the others: someone will probably contest it ({chance}). {player}, {mask}.</source>
        <translation>{player}: «Я&#xa0;— {mask}!» Можливо, це обман, але лишіть його іншим: хтось, мабуть, заперечить ({chance}).</translation>
    </message>
    <message>
        <source>It may be a lie, but being wrong would cost you more. Chance that it’s true: {chance}.</source>
        <translation>Можливо, це обман, але помилка обійдеться дорожче. Імовірність, що це правда: {chance}.</translation>
    </message>
    <message>
        <source>This fortune is better than yours: {player} ({coins}).</source>
        <translation>Тут грошей більше, ніж у&#xa0;вас: {player} ({coins}).</translation>
    </message>
    <message>
        <source>Your own fortune is good enough.</source>
        <translation>Ваших грошей цілком досить.</translation>
    </message>
    <message>
        <source>Best player to take from: {player} ({coins}).</source>
        <translation>Найвигідніше взяти в&#xa0;цього гравця: {player} ({coins}).</translation>
    </message>
    <message>
        <source>Least costly player to give to: {player} ({coins}).</source>
        <translation>Найбезпечніше віддати цьому гравцеві: {player} ({coins}).</translation>
    </message>
    <message>
        <source>The less they know, the better: {player}. Chance that they know their own card: {chance}.</source>
        <translation>Краще обрати того, хто знає менше: {player}. Імовірність, що цей гравець знає свою карту: {chance}.</translation>
    </message>
    <message>
        <source>A woman’s mask costs you nothing. Chance that this is one: {chance}.</source>
        <translation>За жіночу маску платити не доведеться. Імовірність, що це вона: {chance}.</translation>
    </message>
    <message>
        <source>A daring bluff ({mask}): someone will contest it, but it’s worth the risk.</source>
        <translation>{mask}&#xa0;— зухвалий блеф: хтось неодмінно заперечить, але ризик того вартий.</translation>
    </message>
    <message>
        <source>You have a good idea what this card is. {player}, {mask}: {chance}.</source>
        <translation>Ви, здається, знаєте цю карту. {player}&#xa0;— {mask}: {chance}.</translation>
    </message>
    <message>
        <source>A daring bluff ({mask}): someone may well contest it ({chance}), but it’s worth the risk.</source>
        <translation>{mask}&#xa0;— зухвалий блеф: хтось цілком може заперечити ({chance}), але ризик того вартий.</translation>
    </message>
    <message>
        <source>This card is worth knowing: {player}.</source>
        <translation>Цю карту варто знати: {player}.</translation>
    </message>
    <message>
        <source>A right guess would help this player least: {player} ({coins}).</source>
        <translation>Якщо вгадає цей гравець, шкоди буде найменше: {player} ({coins}).</translation>
    </message>
    <message>
        <source>These two can spare a coin: {players}.</source>
        <translation>Ці двоє можуть віддати по монеті: {players}.</translation>
    </message>
    <message>
        <source>You may want this card for yourself. {mask}: {chance}.</source>
        <translation>Ця карта може стати вам у&#xa0;пригоді. {mask}: {chance}.</translation>
    </message>
    <message>
        <source>You would learn the most here: {place}.</source>
        <translation>Тут можна дізнатися найбільше: {place}.</translation>
    </message>
    <message>
        <source>You would learn the most here: {places}.</source>
        <translation>Тут можна дізнатися найбільше: {places}.</translation>
    </message>
    <message>
        <source>Everyone knows these too well: {places}.</source>
        <translation>Ці карти всі знають надто добре: {places}.</translation>
    </message>
    <message>
        <source>It’s most likely the mask you named. {mask}: {chance}.</source>
        <translation>Це, найімовірніше, названа вами маска. {mask}: {chance}.</translation>
    </message>
    <message>
        <source>It’s most likely your mask. {mask}: {chance}.</source>
        <translation>Це, найімовірніше, ваша маска. {mask}: {chance}.</translation>
    </message>
    <message>
        <source>It’s most likely this mask. {player}, {mask}: {chance}.</source>
        <translation>Найімовірніше тут саме ця маска. {player}&#xa0;— {mask}: {chance}.</translation>
    </message>
    <message>
        <source>This way the better fortune comes to you ({coins}).</source>
        <translation>Так до вас перейде більше грошей ({coins}).</translation>
    </message>
    <message>
        <source>Any number will do: just be unpredictable.</source>
        <translation>Тут підходить будь‑яке число: головне, щоб його не вгадали.</translation>
    </message>
    <message>
        <source>Any guess will do: just be unpredictable.</source>
        <translation>Тут підходить будь‑яке число: вгадуйте навмання.</translation>
    </message>
    <message>
        <source>You have it: {mask}.</source>
        <translation>Ця маска у&#xa0;вас: {mask}.</translation>
    </message>
    <message>
        <source>You don’t have it ({mask}), but it’s a bluff worth the risk: hardly anyone can contest it.</source>
        <translation>Цієї маски у&#xa0;вас немає ({mask}), але блеф вартий ризику: заперечити майже нікому.</translation>
    </message>
    <message>
        <source>That’s you, for certain: {mask}.</source>
        <translation>Це точно ви: {mask}.</translation>
    </message>
    <message>
        <source>It’s a lie, and it must be stopped, even though you don’t have it: {player}, {mask}.</source>
        <translation>{player}: «Я&#xa0;— {mask}!» Це обман, і&#xa0;його треба спинити, хоч самої маски у&#xa0;вас і&#xa0;немає.</translation>
    </message>
    <message>
        <source>It’s true: {player}, {mask}.</source>
        <translation>{player}: «Я&#xa0;— {mask}!» Це правда.</translation>
    </message>
    <message>
        <source>It has already been contested, and joining in gains you nothing: {player}, {mask}.</source>
        <translation>{player}: «Я&#xa0;— {mask}!» Хтось уже заперечив, і&#xa0;вам приєднуватися нема сенсу.</translation>
    </message>
    <message>
        <source>It’s a lie, but contesting would cost you more.</source>
        <translation>Це обман, але заперечення обійдеться вам дорожче.</translation>
    </message>
    <message>
        <source>There is a better card there: {mask}.</source>
        <translation>Там лежить краща карта: {mask}.</translation>
    </message>
    <message>
        <source>The card there is worth more to you: {mask}.</source>
        <translation>Карта, що лежить там, для вас цінніша: {mask}.</translation>
    </message>
    <message>
        <source>Keep what you have and let them wonder: {mask}.</source>
        <translation>Залиште те, що маєте, а&#xa0;інші хай гадають: {mask}.</translation>
    </message>
    <message>
        <source>You know this card: {player}, {mask}.</source>
        <translation>Цю карту ви знаєте: {player}&#xa0;— {mask}.</translation>
    </message>
    <message>
        <source>It’s your mask: {mask}.</source>
        <translation>Це ваша маска: {mask}.</translation>
    </message>
    <message>
        <source>It’s this mask: {player}, {mask}.</source>
        <translation>Це саме ця маска: {player}&#xa0;— {mask}.</translation>
    </message>
    <message>
        <source>It’s a woman’s mask and costs you nothing.</source>
        <translation>Це жіноча маска, тож платити вам не доведеться.</translation>
    </message>
    <message>
        <source>None of your cards is the mask you named: {mask}.</source>
        <translation>Названої вами маски немає серед ваших карт: {mask}.</translation>
    </message>
    <message>
        <source>It’s the mask you named: {mask}.</source>
        <translation>Це названа вами маска: {mask}.</translation>
    </message>
    <message>
        <source>The coach only helps in games with Coach help.</source>
        <translation>Наставник допомагає лише в&#xa0;іграх із рівнем допомоги «Наставник».</translation>
    </message>
    <message>
        <source>You can ask the coach when you have a question to answer.</source>
        <translation>Наставника можна спитати, коли вам треба відповісти на запитання.</translation>
    </message>
</context>
<context>
    <name>Coins</name>
    <message numerus="yes">
        <source>You take %n coin(s) from the bank.</source>
        <translation>
            <numerusform>Ви берете %n&#xa0;монету з&#xa0;банку.</numerusform>
            <numerusform>Ви берете %n&#xa0;монети з&#xa0;банку.</numerusform>
            <numerusform>Ви берете %n&#xa0;монет із банку.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{name} takes %n coin(s) from the bank.</source>
        <translation>
            <numerusform>{name} бере %n&#xa0;монету з&#xa0;банку.</numerusform>
            <numerusform>{name} бере %n&#xa0;монети з&#xa0;банку.</numerusform>
            <numerusform>{name} бере %n&#xa0;монет із банку.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>You take %n coin(s) from the courthouse.</source>
        <translation>
            <numerusform>Ви берете %n&#xa0;монету з&#xa0;поля суду.</numerusform>
            <numerusform>Ви берете %n&#xa0;монети з&#xa0;поля суду.</numerusform>
            <numerusform>Ви берете %n&#xa0;монет із поля суду.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{name} takes %n coin(s) from the courthouse.</source>
        <translation>
            <numerusform>{name} бере %n&#xa0;монету з&#xa0;поля суду.</numerusform>
            <numerusform>{name} бере %n&#xa0;монети з&#xa0;поля суду.</numerusform>
            <numerusform>{name} бере %n&#xa0;монет із поля суду.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>You take %n coin(s) from {other}.</source>
        <translation>
            <numerusform>Ви берете %n&#xa0;монету в&#xa0;гравця: {other}.</numerusform>
            <numerusform>Ви берете %n&#xa0;монети в&#xa0;гравця: {other}.</numerusform>
            <numerusform>Ви берете %n&#xa0;монет у&#xa0;гравця: {other}.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{name} takes %n coin(s) from you.</source>
        <translation>
            <numerusform>{name} бере у&#xa0;вас %n&#xa0;монету.</numerusform>
            <numerusform>{name} бере у&#xa0;вас %n&#xa0;монети.</numerusform>
            <numerusform>{name} бере у&#xa0;вас %n&#xa0;монет.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{name} takes %n coin(s) from {other}.</source>
        <translation>
            <numerusform>{name} бере %n&#xa0;монету в&#xa0;гравця: {other}.</numerusform>
            <numerusform>{name} бере %n&#xa0;монети в&#xa0;гравця: {other}.</numerusform>
            <numerusform>{name} бере %n&#xa0;монет у&#xa0;гравця: {other}.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>You give %n coin(s) to {other}.</source>
        <translation>
            <numerusform>Ви віддаєте %n&#xa0;монету гравцеві: {other}.</numerusform>
            <numerusform>Ви віддаєте %n&#xa0;монети гравцеві: {other}.</numerusform>
            <numerusform>Ви віддаєте %n&#xa0;монет гравцеві: {other}.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{name} gives you %n coin(s).</source>
        <translation>
            <numerusform>{name} дає вам %n&#xa0;монету.</numerusform>
            <numerusform>{name} дає вам %n&#xa0;монети.</numerusform>
            <numerusform>{name} дає вам %n&#xa0;монет.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{name} gives %n coin(s) to {other}.</source>
        <translation>
            <numerusform>{name} віддає %n&#xa0;монету гравцеві: {other}.</numerusform>
            <numerusform>{name} віддає %n&#xa0;монети гравцеві: {other}.</numerusform>
            <numerusform>{name} віддає %n&#xa0;монет гравцеві: {other}.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>You return %n coin(s) to the bank.</source>
        <translation>
            <numerusform>Ви повертаєте до банку %n&#xa0;монету.</numerusform>
            <numerusform>Ви повертаєте до банку %n&#xa0;монети.</numerusform>
            <numerusform>Ви повертаєте до банку %n&#xa0;монет.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{name} returns %n coin(s) to the bank.</source>
        <translation>
            <numerusform>{name} повертає до банку %n&#xa0;монету.</numerusform>
            <numerusform>{name} повертає до банку %n&#xa0;монети.</numerusform>
            <numerusform>{name} повертає до банку %n&#xa0;монет.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>You exchange fortunes with {other} and now have %n coin(s).</source>
        <translation>
            <numerusform>Ви та {other} міняєтеся грошима. Тепер у&#xa0;вас %n&#xa0;монета.</numerusform>
            <numerusform>Ви та {other} міняєтеся грошима. Тепер у&#xa0;вас %n&#xa0;монети.</numerusform>
            <numerusform>Ви та {other} міняєтеся грошима. Тепер у&#xa0;вас %n&#xa0;монет.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{name} exchanges fortunes with you. You now have %n coin(s).</source>
        <translation>
            <numerusform>{name} міняється грошима з&#xa0;вами. Тепер у&#xa0;вас %n&#xa0;монета.</numerusform>
            <numerusform>{name} міняється грошима з&#xa0;вами. Тепер у&#xa0;вас %n&#xa0;монети.</numerusform>
            <numerusform>{name} міняється грошима з&#xa0;вами. Тепер у&#xa0;вас %n&#xa0;монет.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{name} exchanges fortunes with {other} and now has %n coin(s).</source>
        <translation>
            <numerusform>{name} та {other} міняються грошима. Тепер {name} має %n&#xa0;монету.</numerusform>
            <numerusform>{name} та {other} міняються грошима. Тепер {name} має %n&#xa0;монети.</numerusform>
            <numerusform>{name} та {other} міняються грошима. Тепер {name} має %n&#xa0;монет.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>You now have %n coin(s).</source>
        <translation>
            <numerusform>Тепер у&#xa0;вас %n&#xa0;монета.</numerusform>
            <numerusform>Тепер у&#xa0;вас %n&#xa0;монети.</numerusform>
            <numerusform>Тепер у&#xa0;вас %n&#xa0;монет.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>You and {names} take %n coin(s) each from the bank.</source>
        <translation>
            <numerusform>Ви та {names} берете з&#xa0;банку по %n&#xa0;монеті.</numerusform>
            <numerusform>Ви та {names} берете з&#xa0;банку по %n&#xa0;монети.</numerusform>
            <numerusform>Ви та {names} берете з&#xa0;банку по %n&#xa0;монет.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>You, {names} take %n coin(s) each from the bank.</source>
        <translation>
            <numerusform>По %n&#xa0;монеті з&#xa0;банку беруть: ви, {names}.</numerusform>
            <numerusform>По %n&#xa0;монети з&#xa0;банку беруть: ви, {names}.</numerusform>
            <numerusform>По %n&#xa0;монет із банку беруть: ви, {names}.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{names} take %n coin(s) each from the bank.</source>
        <translation>
            <numerusform>{names} беруть із банку по %n&#xa0;монеті.</numerusform>
            <numerusform>{names} беруть із банку по %n&#xa0;монети.</numerusform>
            <numerusform>{names} беруть із банку по %n&#xa0;монет.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>You take %n coin(s) each from {names}.</source>
        <translation>
            <numerusform>Ви берете по %n&#xa0;монеті в&#xa0;гравців: {names}.</numerusform>
            <numerusform>Ви берете по %n&#xa0;монети в&#xa0;гравців: {names}.</numerusform>
            <numerusform>Ви берете по %n&#xa0;монет у&#xa0;гравців: {names}.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{name} takes %n coin(s) each from {names}.</source>
        <translation>
            <numerusform>{name} бере по %n&#xa0;монеті в&#xa0;гравців: {names}.</numerusform>
            <numerusform>{name} бере по %n&#xa0;монети в&#xa0;гравців: {names}.</numerusform>
            <numerusform>{name} бере по %n&#xa0;монет у&#xa0;гравців: {names}.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>You give %n coin(s) each to {names}.</source>
        <translation>
            <numerusform>Ви віддаєте по %n&#xa0;монеті гравцям: {names}.</numerusform>
            <numerusform>Ви віддаєте по %n&#xa0;монети гравцям: {names}.</numerusform>
            <numerusform>Ви віддаєте по %n&#xa0;монет гравцям: {names}.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{name} gives %n coin(s) each to {names}.</source>
        <translation>
            <numerusform>{name} віддає по %n&#xa0;монеті гравцям: {names}.</numerusform>
            <numerusform>{name} віддає по %n&#xa0;монети гравцям: {names}.</numerusform>
            <numerusform>{name} віддає по %n&#xa0;монет гравцям: {names}.</numerusform>
        </translation>
    </message>
    <message>
        <source>You pay a fine of 1 coin.</source>
        <translation>Ви сплачуєте 1&#xa0;монету штрафу.</translation>
    </message>
    <message>
        <source>{name} pays a fine of 1 coin.</source>
        <translation>{name} сплачує 1&#xa0;монету штрафу.</translation>
    </message>
    <message>
        <source>You and {names} pay a fine of 1 coin each.</source>
        <translation>Ви та {names} сплачуєте по 1&#xa0;монеті штрафу.</translation>
    </message>
    <message>
        <source>You, {names} pay a fine of 1 coin each.</source>
        <extracomment>{names} are several: “You, Polo and Alvise pay …”</extracomment>
        <translation>По 1&#xa0;монеті штрафу сплачують: ви, {names}.</translation>
    </message>
    <message>
        <source>{names} pay a fine of 1 coin each.</source>
        <translation>{names} сплачують по 1&#xa0;монеті штрафу.</translation>
    </message>
    <message>
        <source>Everyone passes their whole fortune to the left.</source>
        <translation>Кожен передає всі свої гроші ліворуч.</translation>
    </message>
    <message>
        <source>Everyone passes their whole fortune to the right.</source>
        <translation>Кожен передає всі свої гроші праворуч.</translation>
    </message>
</context>
<context>
    <name>CommandLine</name>
    <message>
        <source>This help and most error messages of commands are in English only. The game itself speaks your language.</source>
        <translation>Цю довідку й&#xa0;більшість повідомлень про помилки в&#xa0;командах написано лише англійською. Сама гра говорить вашою мовою.</translation>
    </message>
</context>
<context>
    <name>Composer</name>
    <message>
        <source>No power yet: add a first step.</source>
        <translation>Сили ще немає: додайте перший крок.</translation>
    </message>
    <message>
        <source>The Bear Tamer’s power</source>
        <translation>Сила Приборкувача ведмедів</translation>
    </message>
    <message>
        <source>Add a step</source>
        <translation>Додати крок</translation>
    </message>
</context>
<context>
    <name>ContinueCard</name>
    <message>
        <source>Continue</source>
        <translation>Продовжити</translation>
    </message>
    <message>
        <source>Resume the unfinished game</source>
        <translation>Повернутися до незакінченої гри</translation>
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
        <translation>Відтворити</translation>
    </message>
    <message>
        <source>Position in the game</source>
        <translation>Позиція у&#xa0;грі</translation>
    </message>
    <message>
        <source>Speed</source>
        <translation>Швидкість</translation>
    </message>
</context>
<context>
    <name>Course</name>
    <message>
        <source>Continue</source>
        <translation>Далі</translation>
    </message>
    <message>
        <source>Turn it face down</source>
        <translation>Закрити карту</translation>
    </message>
</context>
<context>
    <name>CrashReporter</name>
    <message>
        <source>Something went wrong. Your game is saved as you play. The details are here:</source>
        <translation>У&#xa0;програмі стався збій. Ваша гра постійно зберігається. Що сталося, записано тут:</translation>
    </message>
</context>
<context>
    <name>CurrentGame</name>
    <message>
        <source>Games and scenarios</source>
        <translation>Ігри та сценарії</translation>
    </message>
    <message>
        <source>Open a game</source>
        <translation>Відкрити гру</translation>
    </message>
</context>
<context>
    <name>Curtain</name>
    <message>
        <source>Hold the button, Space or Enter, or press twice.</source>
        <translation>Тримайте натиснутою кнопку, пробіл чи Enter або натисніть двічі.</translation>
    </message>
    <message>
        <source>Back to the table</source>
        <translation>Назад до столу</translation>
    </message>
    <message>
        <source>Choose, then close the curtain. You may change your mind until then.</source>
        <translation>Оберіть, а&#xa0;тоді закрийте завісу. До того можна передумати.</translation>
    </message>
    <message>
        <source>This will be spoken aloud. With headphones on, or alone, press Space to hear it.</source>
        <translation>Це буде сказано вголос. У&#xa0;навушниках або на самоті натисніть пробіл, щоб почути.</translation>
    </message>
    <message>
        <source>Press again to open.</source>
        <translation>Натисніть ще раз, щоб відкрити.</translation>
    </message>
</context>
<context>
    <name>Deal</name>
    <message>
        <source>Turn them face down</source>
        <translation>Перевернути карти</translation>
    </message>
    <message>
        <source>Study the masks for as long as you like. Then they are all turned face down.</source>
        <translation>Роздивляйтеся маски, скільки забажаєте. Потім усі карти ляжуть долілиць.</translation>
    </message>
</context>
<context>
    <name>Decisive</name>
    <message>
        <source>{name} announced “{mask}”, and nobody contested.</source>
        <translation>{name} оголошує маску «{mask}», і&#xa0;ніхто не заперечує.</translation>
    </message>
    <message>
        <source>You announced “{mask}”, and nobody contested.</source>
        <translation>Ви оголошуєте маску «{mask}», і&#xa0;ніхто не заперечує.</translation>
    </message>
    <message>
        <source>{name} announced “{mask}”, and it was true.</source>
        <extracomment>Somebody contested, but {name} really was that mask.</extracomment>
        <translation>{name} оголошує маску «{mask}», і&#xa0;це правда.</translation>
    </message>
    <message>
        <source>You announced “{mask}”, and it was true.</source>
        <translation>Ви оголошуєте маску «{mask}», і&#xa0;це правда.</translation>
    </message>
    <message>
        <source>{other} announced “{mask}”, but {name} was the one who wore it.</source>
        <extracomment>{other} announced it and {name} contested; {name} really was that mask.</extracomment>
        <translation>{other} оголошує маску «{mask}», але насправді її має {name}.</translation>
    </message>
    <message>
        <source>{other} announced “{mask}”, but you were the one who wore it.</source>
        <translation>{other} оголошує маску «{mask}», але насправді її маєте ви.</translation>
    </message>
    <message>
        <source>You announced “{mask}”, but {name} was the one who wore it.</source>
        <translation>Ви оголошуєте маску «{mask}», але насправді її має {name}.</translation>
    </message>
    <message>
        <source>The fine for a false claim took the last coin.</source>
        <extracomment>The last coin of a player without luck was paid as a fine, which ended the game.</extracomment>
        <translation>Остання монета пішла на штраф за хибну заяву.</translation>
    </message>
    <message numerus="yes">
        <source>That brought %n coin(s).</source>
        <translation>
            <numerusform>Здобуток: %n&#xa0;монета.</numerusform>
            <numerusform>Здобуток: %n&#xa0;монети.</numerusform>
            <numerusform>Здобуток: %n&#xa0;монет.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>That brought {name} %n coin(s).</source>
        <translation>
            <numerusform>Здобуток ({name}): %n&#xa0;монета.</numerusform>
            <numerusform>Здобуток ({name}): %n&#xa0;монети.</numerusform>
            <numerusform>Здобуток ({name}): %n&#xa0;монет.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>That brought you %n coin(s).</source>
        <translation>
            <numerusform>Ваш здобуток: %n&#xa0;монета.</numerusform>
            <numerusform>Ваш здобуток: %n&#xa0;монети.</numerusform>
            <numerusform>Ваш здобуток: %n&#xa0;монет.</numerusform>
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
        <translation>Зараз ходить</translation>
    </message>
    <message>
        <source>Out of the game</source>
        <translation>Поза грою</translation>
    </message>
    <message>
        <source>Answers on a phone</source>
        <translation>Відповідає на телефоні</translation>
    </message>
    <message>
        <source>Answers on a phone that is asleep</source>
        <translation>Відповідає на телефоні, який зараз спить</translation>
    </message>
    <message>
        <source>Has answered on the phone</source>
        <translation>Уже є&#xa0;відповідь на телефоні</translation>
    </message>
    <message>
        <source>Note: {words}</source>
        <translation>Нотатка: {words}</translation>
    </message>
    <message>
        <source>Coach: {words}</source>
        <translation>Наставник: {words}</translation>
    </message>
    <message>
        <source>Can be chosen on the table</source>
        <translation>Можна обрати на столі</translation>
    </message>
</context>
<context>
    <name>Document</name>
    <message>
        <source>Link: {name}</source>
        <translation>Посилання: {name}</translation>
    </message>
</context>
<context>
    <name>Editor</name>
    <message numerus="yes">
        <source>{text} (With %n player(s).)</source>
        <translation>
            <numerusform>{text} (Для %n&#xa0;гравця.)</numerusform>
            <numerusform>{text} (Для %n&#xa0;гравців.)</numerusform>
            <numerusform>{text} (Для %n&#xa0;гравців.)</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>EndScreen</name>
    <message>
        <source>All masks off</source>
        <translation>Маски знято</translation>
    </message>
    <message>
        <source>What happened</source>
        <translation>Що сталося</translation>
    </message>
    <message>
        <source>Copied</source>
        <translation>Скопійовано</translation>
    </message>
    <message>
        <source>Mascarade, deal of the day {date}: won with {coins} (turn {turn})</source>
        <translation>Маскарад, роздача дня {date}: перемога, {coins} (хід {turn})</translation>
    </message>
    <message>
        <source>Mascarade, deal of the day {date}: place {place} with {coins} (turn {turn})</source>
        <translation>Маскарад, роздача дня {date}: місце {place}, {coins} (хід {turn})</translation>
    </message>
    <message>
        <source>Masks and claims</source>
        <translation>Маски й&#xa0;заяви</translation>
    </message>
    <message>
        <source>Fortunes</source>
        <translation>Гроші</translation>
    </message>
    <message>
        <source>The masks’ journeys</source>
        <translation>Мандри масок</translation>
    </message>
    <message>
        <source>Page</source>
        <translation>Сторінка</translation>
    </message>
    <message>
        <source>False claims</source>
        <translation>Хибні заяви</translation>
    </message>
    <message>
        <source>Save the game or a picture of the unmasking</source>
        <translation>Зберегти гру або зображення розкритих масок</translation>
    </message>
    <message>
        <source>Help in this game: {help}</source>
        <translation>Допомога в&#xa0;цій грі: {help}</translation>
    </message>
    <message>
        <source>Rematch</source>
        <translation>Реванш</translation>
    </message>
    <message>
        <source>Saved</source>
        <translation>Збережено</translation>
    </message>
    <message>
        <source>Saved: {file}</source>
        <translation>Збережено: {file}</translation>
    </message>
    <message>
        <source>Same table, new deal</source>
        <translation>Той самий стіл, нові карти</translation>
    </message>
    <message>
        <source>Same deal again</source>
        <translation>Та сама роздача</translation>
    </message>
    <message>
        <source>Same table, same cards</source>
        <translation>Той самий стіл, ті самі карти</translation>
    </message>
    <message>
        <source>Masters in your seat</source>
        <translation>Майстри на вашому місці</translation>
    </message>
    <message>
        <source>Have masters play this deal twenty times in your place: was it luck or skill?</source>
        <translation>Майстри двадцять разів зіграють цю роздачу на вашому місці: удача чи вміння?</translation>
    </message>
    <message>
        <source>Copy result</source>
        <translation>Копіювати підсумок</translation>
    </message>
    <message>
        <source>A line on how the deal of the day went, to share</source>
        <translation>Рядок про роздачу дня, щоб поділитися</translation>
    </message>
    <message>
        <source>New table</source>
        <translation>Новий стіл</translation>
    </message>
    <message>
        <source>Choose players and masks again</source>
        <translation>Обрати гравців і&#xa0;маски заново</translation>
    </message>
    <message>
        <source>Replay</source>
        <translation>Переглянути</translation>
    </message>
    <message>
        <source>Watch this game again, with all masks face up or through any player’s eyes</source>
        <translation>Переглянути цю гру ще раз: з&#xa0;відкритими масками або очима будь‑якого гравця</translation>
    </message>
    <message>
        <source>Review</source>
        <translation>Розбір</translation>
    </message>
    <message>
        <source>What a master would have done in your place</source>
        <translation>Що на вашому місці зробив би майстер</translation>
    </message>
    <message>
        <source>Save as…</source>
        <translation>Зберегти як…</translation>
    </message>
    <message>
        <source>Fortunes over time</source>
        <translation>Гроші хід за ходом</translation>
    </message>
    <message>
        <source>Where the masks really went</source>
        <translation>Де маски були насправді</translation>
    </message>
    <message>
        <source>Above each turn is the mask that was announced; a triangle marks a false claim.</source>
        <translation>Над кожним ходом&#xa0;— оголошена маска; трикутник позначає хибну заяву.</translation>
    </message>
    <message>
        <source>← and → move from turn to turn; Enter opens the replay there.</source>
        <translation>← і&#xa0;→ переходять від ходу до ходу; Enter відкриває запис гри на цьому місці.</translation>
    </message>
    <message>
        <source>Home</source>
        <translation>На головну</translation>
    </message>
    <message>
        <source>Back to the start screen</source>
        <translation>Назад на головний екран</translation>
    </message>
</context>
<context>
    <name>Ending</name>
    <message>
        <source>You win!</source>
        <translation>Ви перемогли!</translation>
    </message>
    <message>
        <source>{name} wins!</source>
        <translation>{name} перемагає!</translation>
    </message>
    <message>
        <source>You and {names} share the victory!</source>
        <translation>Ви та {names} ділите перемогу!</translation>
    </message>
    <message>
        <source>You, {names} share the victory!</source>
        <extracomment>{names} are several: “You, Polo and Alvise share …”</extracomment>
        <translation>Спільна перемога: ви, {names}!</translation>
    </message>
    <message>
        <source>{names} share the victory!</source>
        <translation>{names} ділять перемогу!</translation>
    </message>
    <message numerus="yes">
        <source>You have %n coin(s): 13 or more ends the game.</source>
        <extracomment>The number is the winner’s fortune.</extracomment>
        <translation>
            <numerusform>У&#xa0;вас %n&#xa0;монета: гра йде до 13.</numerusform>
            <numerusform>У&#xa0;вас %n&#xa0;монети: гра йде до 13.</numerusform>
            <numerusform>У&#xa0;вас %n&#xa0;монет: гра йде до 13.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{name} has %n coin(s): 13 or more ends the game.</source>
        <translation>
            <numerusform>{name} має %n&#xa0;монету: гра йде до 13.</numerusform>
            <numerusform>{name} має %n&#xa0;монети: гра йде до 13.</numerusform>
            <numerusform>{name} має %n&#xa0;монет: гра йде до 13.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The winners have %n coin(s) each: 13 or more ends the game.</source>
        <translation>
            <numerusform>Переможці мають по %n&#xa0;монеті: гра йде до 13.</numerusform>
            <numerusform>Переможці мають по %n&#xa0;монети: гра йде до 13.</numerusform>
            <numerusform>Переможці мають по %n&#xa0;монет: гра йде до 13.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>You have no coins left, and that ends the game. The largest fortune wins: %n coin(s).</source>
        <translation>
            <numerusform>У&#xa0;вас не лишилося монет, і&#xa0;гра закінчується. Перемагає той, у&#xa0;кого найбільше грошей: %n&#xa0;монета.</numerusform>
            <numerusform>У&#xa0;вас не лишилося монет, і&#xa0;гра закінчується. Перемагає той, у&#xa0;кого найбільше грошей: %n&#xa0;монети.</numerusform>
            <numerusform>У&#xa0;вас не лишилося монет, і&#xa0;гра закінчується. Перемагає той, у&#xa0;кого найбільше грошей: %n&#xa0;монет.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{name} has no coins left, and that ends the game. The largest fortune wins: %n coin(s).</source>
        <translation>
            <numerusform>{name} лишається без монет, і&#xa0;гра закінчується. Перемагає той, у&#xa0;кого найбільше грошей: %n&#xa0;монета.</numerusform>
            <numerusform>{name} лишається без монет, і&#xa0;гра закінчується. Перемагає той, у&#xa0;кого найбільше грошей: %n&#xa0;монети.</numerusform>
            <numerusform>{name} лишається без монет, і&#xa0;гра закінчується. Перемагає той, у&#xa0;кого найбільше грошей: %n&#xa0;монет.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>These players have no coins left, and that ends the game: {names}. The largest fortune wins: %n coin(s).</source>
        <translation>
            <numerusform>Гра закінчується, бо дехто лишився без монет: {names}. Перемагає той, у&#xa0;кого найбільше грошей: %n&#xa0;монета.</numerusform>
            <numerusform>Гра закінчується, бо дехто лишився без монет: {names}. Перемагає той, у&#xa0;кого найбільше грошей: %n&#xa0;монети.</numerusform>
            <numerusform>Гра закінчується, бо дехто лишився без монет: {names}. Перемагає той, у&#xa0;кого найбільше грошей: %n&#xa0;монет.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>You used the Cheat’s power with %n coin(s), and 10 is enough.</source>
        <translation>
            <numerusform>Ви застосовуєте силу Пройдисвіта, маючи %n&#xa0;монету: для перемоги треба щонайменше 10.</numerusform>
            <numerusform>Ви застосовуєте силу Пройдисвіта, маючи %n&#xa0;монети: для перемоги треба щонайменше 10.</numerusform>
            <numerusform>Ви застосовуєте силу Пройдисвіта, маючи %n&#xa0;монет: для перемоги треба щонайменше 10.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{name} used the Cheat’s power with %n coin(s), and 10 is enough.</source>
        <translation>
            <numerusform>{name} застосовує силу Пройдисвіта, маючи %n&#xa0;монету: для перемоги треба щонайменше 10.</numerusform>
            <numerusform>{name} застосовує силу Пройдисвіта, маючи %n&#xa0;монети: для перемоги треба щонайменше 10.</numerusform>
            <numerusform>{name} застосовує силу Пройдисвіта, маючи %n&#xa0;монет: для перемоги треба щонайменше 10.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Nobody else is left in the game. You have %n coin(s).</source>
        <translation>
            <numerusform>У&#xa0;грі лишаєтеся тільки ви. У&#xa0;вас %n&#xa0;монета.</numerusform>
            <numerusform>У&#xa0;грі лишаєтеся тільки ви. У&#xa0;вас %n&#xa0;монети.</numerusform>
            <numerusform>У&#xa0;грі лишаєтеся тільки ви. У&#xa0;вас %n&#xa0;монет.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Nobody else is left in the game. {name} has %n coin(s).</source>
        <translation>
            <numerusform>У&#xa0;грі лишається тільки {name}. У&#xa0;цього гравця %n&#xa0;монета.</numerusform>
            <numerusform>У&#xa0;грі лишається тільки {name}. У&#xa0;цього гравця %n&#xa0;монети.</numerusform>
            <numerusform>У&#xa0;грі лишається тільки {name}. У&#xa0;цього гравця %n&#xa0;монет.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Your place: {place} of {players}, with %n coin(s).</source>
        <translation>
            <numerusform>Ваше місце: {place} з&#xa0;{players}, у&#xa0;вас %n&#xa0;монета.</numerusform>
            <numerusform>Ваше місце: {place} з&#xa0;{players}, у&#xa0;вас %n&#xa0;монети.</numerusform>
            <numerusform>Ваше місце: {place} з&#xa0;{players}, у&#xa0;вас %n&#xa0;монет.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Figures</name>
    <message numerus="yes">
        <source>%n turn(s)</source>
        <translation>
            <numerusform>%n&#xa0;хід</numerusform>
            <numerusform>%n&#xa0;ходи</numerusform>
            <numerusform>%n&#xa0;ходів</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n player(s)</source>
        <translation>
            <numerusform>%n&#xa0;гравець</numerusform>
            <numerusform>%n&#xa0;гравці</numerusform>
            <numerusform>%n&#xa0;гравців</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Findings</name>
    <message>
        <source>Must fix</source>
        <extracomment>How grave a remark about an own scenario is.</extracomment>
        <translation>Треба змінити</translation>
    </message>
    <message>
        <source>House rule</source>
        <extracomment>The printed rules forbid it, but it can be played.</extracomment>
        <translation>Домашнє правило</translation>
    </message>
    <message>
        <source>Worth considering</source>
        <translation>Зверніть увагу</translation>
    </message>
    <message>
        <source>Hint</source>
        <translation>Порада</translation>
    </message>
    <message>
        <source>This version doesn’t know these masks: {masks}. Remove them.</source>
        <translation>Ця версія не знає таких масок: {masks}. Приберіть їх.</translation>
    </message>
    <message>
        <source>A game needs {fewest} to {most} players.</source>
        <translation>Для гри потрібно від {fewest} до {most}&#xa0;гравців.</translation>
    </message>
    <message>
        <source>{mask}: there is only one of this card. Remove the second.</source>
        <translation>Карта «{mask}» лише одна. Приберіть другу.</translation>
    </message>
    <message>
        <source>The Peasants come as a pair: add the second one, or remove this one too.</source>
        <translation>Селяни ходять парою: додайте другого або приберіть і&#xa0;цього.</translation>
    </message>
    <message>
        <source>There are only two Peasants: remove the others.</source>
        <translation>Селян лише двоє: приберіть зайвих.</translation>
    </message>
    <message>
        <source>Without the Judge nobody empties the courthouse: the game may run long.</source>
        <translation>Без маски «Суддя» ніхто не забирає монет із поля суду: гра може затягтися.</translation>
    </message>
    <message>
        <source>The Judge is missing: add this mask.</source>
        <translation>Бракує маски «Суддя»: додайте її.</translation>
    </message>
    <message>
        <source>The Judge is missing: add this mask, or see that at least three fifths of the masks have a ★.</source>
        <translation>Бракує маски «Суддя»: додайте її або доберіть масок із ★, щоб їх стало щонайменше три п’ятих.</translation>
    </message>
    <message>
        <source>Masks with ★: {stars} of {masks}. At least {needed} are needed: add more.</source>
        <translation>Маски з&#xa0;★: {stars} із {masks}. Потрібно щонайменше {needed}: додайте ще.</translation>
    </message>
    <message>
        <source>Masks with ★: {stars} of {masks}. The game runs better with at least half: {needed}.</source>
        <translation>Маски з&#xa0;★: {stars} із {masks}. Гра йде краще, коли їх щонайменше половина: {needed}.</translation>
    </message>
    <message>
        <source>{mask}: at least a third of the masks must be women’s. There are {women} of {masks}; {needed} are needed.</source>
        <translation>Для маски «{mask}» жіночих масок має бути щонайменше третина. Зараз їх {women} із {masks}, а&#xa0;потрібно {needed}.</translation>
    </message>
    <message>
        <source>The Bear Tamer has no power yet: give it one to four steps.</source>
        <translation>Приборкувач ведмедів ще не має сили: складіть її (від одного до чотирьох кроків).</translation>
    </message>
    <message>
        <source>The steps of the Bear Tamer’s power only undo one another: change one.</source>
        <translation>Кроки сили Приборкувача ведмедів лише скасовують один одного: змініть котрийсь.</translation>
    </message>
    <message>
        <source>{mask}: there aren’t that many copies. Remove it from the graveyard.</source>
        <translation>Стільки карт «{mask}» не буває. Приберіть цю маску з&#xa0;Кладовища.</translation>
    </message>
    <message>
        <source>{fewest}–{most}</source>
        <translation>{fewest}–{most}</translation>
    </message>
    <message numerus="yes">
        <source>Add %n mask(s): this table needs {needs}.</source>
        <translation>
            <numerusform>Додайте %n&#xa0;маску: для цього стола їх потрібно {needs}.</numerusform>
            <numerusform>Додайте %n&#xa0;маски: для цього стола їх потрібно {needs}.</numerusform>
            <numerusform>Додайте %n&#xa0;масок: для цього стола їх потрібно {needs}.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Remove %n mask(s): this table needs {needs}.</source>
        <translation>
            <numerusform>Приберіть %n&#xa0;маску: для цього стола їх потрібно {needs}.</numerusform>
            <numerusform>Приберіть %n&#xa0;маски: для цього стола їх потрібно {needs}.</numerusform>
            <numerusform>Приберіть %n&#xa0;масок: для цього стола їх потрібно {needs}.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{mask}: only with %n player(s) or more. Choose another mask.</source>
        <translation>
            <numerusform>Маска «{mask}»&#xa0;— лише від %n&#xa0;гравця. Оберіть іншу маску.</numerusform>
            <numerusform>Маска «{mask}»&#xa0;— лише від %n&#xa0;гравців. Оберіть іншу маску.</numerusform>
            <numerusform>Маска «{mask}»&#xa0;— лише від %n&#xa0;гравців. Оберіть іншу маску.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>With fewer than %n player(s), the Damned is better left out of the graveyard.</source>
        <translation>
            <numerusform>Якщо гравців менше ніж %n, Проклятого краще не класти на Кладовище.</numerusform>
            <numerusform>Якщо гравців менше ніж %n, Проклятого краще не класти на Кладовище.</numerusform>
            <numerusform>Якщо гравців менше ніж %n, Проклятого краще не класти на Кладовище.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>GameOptions</name>
    <message>
        <source>Help</source>
        <translation>Допомога</translation>
    </message>
    <message>
        <source>Chance decides</source>
        <translation>Вирішує випадок</translation>
    </message>
    <message>
        <source>Editions differ in what a player may do after revealing a card.</source>
        <translation>Що може робити гравець, чию карту щойно відкрили, залежить від видання.</translation>
    </message>
    <message>
        <source>at the start of the game, when players can only swap.</source>
        <translation>на початку гри, коли можна лише міняти карти.</translation>
    </message>
    <message>
        <source>by the printed rules, the youngest player.</source>
        <translation>за друкованими правилами&#xa0;— наймолодший.</translation>
    </message>
    <message>
        <source>the same number deals the same cards to the same table.</source>
        <translation>той самий номер роздає ті самі карти за тим самим столом.</translation>
    </message>
    <message>
        <source>{option}: {about}</source>
        <translation>{option}: {about}</translation>
    </message>
    <message>
        <source>After a reveal</source>
        <translation>Після відкриття карти</translation>
    </message>
    <message>
        <source>Opening turns</source>
        <translation>Вступні ходи</translation>
    </message>
    <message>
        <source>Who begins</source>
        <translation>Хто починає</translation>
    </message>
    <message>
        <source>Deal number</source>
        <translation>Номер роздачі</translation>
    </message>
    <message>
        <source>Rotate the table</source>
        <translation>Обертати стіл</translation>
    </message>
    <message>
        <source>Answer on phones</source>
        <translation>Відповідати на телефонах</translation>
    </message>
    <message>
        <source>Sand timer</source>
        <translation>Пісковий годинник</translation>
    </message>
    <message>
        <source>More</source>
        <translation>Більше</translation>
    </message>
    <message>
        <source>The rules of your box, who begins, opening turns, deal number</source>
        <translation>Правила вашої коробки, хто починає, вступні ходи, номер роздачі</translation>
    </message>
    <message>
        <source>Number of opening turns, when players can only swap</source>
        <translation>Кількість вступних ходів, коли можна лише міняти карти</translation>
    </message>
    <message>
        <source>One fewer opening turn</source>
        <translation>На один вступний хід менше</translation>
    </message>
    <message>
        <source>One more opening turn</source>
        <translation>На один вступний хід більше</translation>
    </message>
    <message>
        <source>Whoever is asked moves to the bottom of the screen. Otherwise everyone stays put.</source>
        <translation>Той, кого питають, опиняється внизу екрана. Якщо вимкнено, усі лишаються на своїх місцях.</translation>
    </message>
    <message>
        <source>Each person answers and looks at cards on a phone connected to the same network, so no curtain is needed.</source>
        <translation>Кожна людина відповідає й&#xa0;дивиться карти на телефоні в&#xa0;тій самій мережі, тож завіса не потрібна.</translation>
    </message>
    <message>
        <source>Off</source>
        <translation>Вимкнено</translation>
    </message>
    <message>
        <source>30 seconds</source>
        <translation>30&#xa0;секунд</translation>
    </message>
    <message>
        <source>1 minute</source>
        <translation>1&#xa0;хвилина</translation>
    </message>
    <message>
        <source>2 minutes</source>
        <translation>2&#xa0;хвилини</translation>
    </message>
    <message>
        <source>It runs for the person who is asked. When it runs out, a bell rings, and that is all.</source>
        <translation>Сиплеться для того, кого питають. Коли пісок висиплеться, дзеленькне дзвоник&#xa0;— і&#xa0;більш нічого.</translation>
    </message>
    <message>
        <source>By the printed rules, the youngest player begins.</source>
        <translation>За друкованими правилами починає наймолодший гравець.</translation>
    </message>
    <message>
        <source>random</source>
        <translation>випадковий</translation>
    </message>
    <message>
        <source>The same number deals the same cards to the same table. It doesn’t decide what the bots do.</source>
        <translation>Той самий номер дає тому самому столу ту саму роздачу. На рішення ботів він не впливає.</translation>
    </message>
</context>
<context>
    <name>GameScreens</name>
    <message>
        <source>The game couldn’t be saved: {why}</source>
        <translation>Гру не вдалося зберегти: {why}</translation>
    </message>
</context>
<context>
    <name>Games</name>
    <message numerus="yes">
        <source>{name} won with %n coin(s).</source>
        <extracomment>{name} won the game; the number is the fortune.</extracomment>
        <translation>
            <numerusform>Перемога: {name}, %n&#xa0;монета.</numerusform>
            <numerusform>Перемога: {name}, %n&#xa0;монети.</numerusform>
            <numerusform>Перемога: {name}, %n&#xa0;монет.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{names} shared the victory with %n coin(s) each.</source>
        <translation>
            <numerusform>Спільна перемога: {names}, по %n&#xa0;монеті.</numerusform>
            <numerusform>Спільна перемога: {names}, по %n&#xa0;монети.</numerusform>
            <numerusform>Спільна перемога: {names}, по %n&#xa0;монет.</numerusform>
        </translation>
    </message>
    <message>
        <source>Not finished.</source>
        <translation>Не закінчено.</translation>
    </message>
    <message numerus="yes">
        <source>%n turn(s)</source>
        <translation>
            <numerusform>%n&#xa0;хід</numerusform>
            <numerusform>%n&#xa0;ходи</numerusform>
            <numerusform>%n&#xa0;ходів</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Glance</name>
    <message>
        <source>{scenario} · turn {turn} · {date}</source>
        <extracomment>A game to go on with: its scenario, how far it is, when it began.</extracomment>
        <translation>{scenario} · хід {turn} · {date}</translation>
    </message>
</context>
<context>
    <name>Guest</name>
    <message>
        <source>Alvise</source>
        <translation>Альвізе</translation>
    </message>
    <message>
        <source>Zanetta</source>
        <translation>Дзанетта</translation>
    </message>
    <message>
        <source>Marin</source>
        <translation>Марін</translation>
    </message>
    <message>
        <source>Orsola</source>
        <translation>Орсола</translation>
    </message>
    <message>
        <source>Zorzi</source>
        <translation>Дзордзі</translation>
    </message>
    <message>
        <source>Bettina</source>
        <translation>Беттіна</translation>
    </message>
    <message>
        <source>Vettor</source>
        <translation>Веттор</translation>
    </message>
    <message>
        <source>Lucrezia</source>
        <translation>Лукреція</translation>
    </message>
    <message>
        <source>Polo</source>
        <translation>Поло</translation>
    </message>
    <message>
        <source>Cecilia</source>
        <translation>Чечілія</translation>
    </message>
    <message>
        <source>Tonin</source>
        <translation>Тонін</translation>
    </message>
    <message>
        <source>Marietta</source>
        <translation>Марієтта</translation>
    </message>
    <message>
        <source>Nicolò</source>
        <translation>Ніколо</translation>
    </message>
    <message>
        <source>Faustina</source>
        <translation>Фаустіна</translation>
    </message>
    <message>
        <source>Anzolo</source>
        <translation>Андзоло</translation>
    </message>
    <message>
        <source>Chiara</source>
        <translation>К’яра</translation>
    </message>
    <message>
        <source>Lunardo</source>
        <translation>Лунардо</translation>
    </message>
    <message>
        <source>Daria</source>
        <translation>Дарія</translation>
    </message>
    <message>
        <source>Jacopo</source>
        <translation>Якопо</translation>
    </message>
    <message>
        <source>Isabetta</source>
        <translation>Ізабетта</translation>
    </message>
    <message>
        <source>Domenego</source>
        <translation>Доменего</translation>
    </message>
    <message>
        <source>Pisana</source>
        <translation>Пізана</translation>
    </message>
    <message>
        <source>Piero</source>
        <translation>П’єро</translation>
    </message>
    <message>
        <source>Gasparina</source>
        <translation>Гаспаріна</translation>
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
        <translation>Катіна</translation>
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
        <translation>Тіта</translation>
    </message>
    <message>
        <source>Giustina</source>
        <translation>Джустіна</translation>
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
        <translation>Оттавіо</translation>
    </message>
    <message>
        <source>{name}, {temperament}</source>
        <extracomment>Somebody and what they are like: “Bettina, bold”.</extracomment>
        <translation>{name}, вдача {temperament}</translation>
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
            <numerusform>Ще %n&#xa0;незакінчена гра</numerusform>
            <numerusform>Ще %n&#xa0;незакінчені гри</numerusform>
            <numerusform>Ще %n&#xa0;незакінчених ігор</numerusform>
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
        <translation>Усі в&#xa0;масках. Хто пам’ятає, де чия?</translation>
    </message>
    <message>
        <source>First time? Start here</source>
        <translation>Уперше тут? Почніть звідси</translation>
    </message>
    <message>
        <source>Quick game</source>
        <translation>Швидка гра</translation>
    </message>
    <message>
        <source>New game</source>
        <translation>Нова гра</translation>
    </message>
    <message>
        <source>Deal of the day</source>
        <translation>Роздача дня</translation>
    </message>
    <message>
        <source>Open a file…</source>
        <translation>Відкрити файл…</translation>
    </message>
    <message>
        <source>My scenarios</source>
        <translation>Власні сценарії</translation>
    </message>
    <message>
        <source>Learn</source>
        <translation>Навчання</translation>
    </message>
    <message>
        <source>Rules</source>
        <translation>Правила</translation>
    </message>
    <message>
        <source>Replays</source>
        <translation>Записи ігор</translation>
    </message>
    <message>
        <source>Statistics</source>
        <translation>Статистика</translation>
    </message>
    <message>
        <source>Settings</source>
        <translation>Налаштування</translation>
    </message>
    <message>
        <source>About</source>
        <translation>Про програму</translation>
    </message>
    <message>
        <source>Learn the game in a first short lesson</source>
        <translation>Познайомитися з&#xa0;грою на першому короткому уроці</translation>
    </message>
    <message>
        <source>Start at once, at the table of your last game</source>
        <translation>Почати одразу, за столом минулої гри</translation>
    </message>
    <message>
        <source>The same cards for everybody today: compare how you did</source>
        <translation>Сьогодні в&#xa0;усіх ті самі карти: порівняйте результати</translation>
    </message>
    <message>
        <source>Choose players and masks, and start playing</source>
        <translation>Обрати гравців і&#xa0;маски та почати</translation>
    </message>
    <message>
        <source>Open a game you saved or were sent</source>
        <translation>Відкрити гру, яку ви зберегли або отримали</translation>
    </message>
    <message>
        <source>Build your own scenarios</source>
        <translation>Скласти набір масок на свій смак</translation>
    </message>
    <message>
        <source>Six short lessons at the table</source>
        <translation>Шість коротких уроків просто за ігровим столом</translation>
    </message>
    <message>
        <source>How to play, and what each mask does</source>
        <translation>Як грати і&#xa0;що вміє кожна маска</translation>
    </message>
    <message>
        <source>Watch past games, or watch bots play</source>
        <translation>Переглянути минулі ігри або подивитися, як грають боти</translation>
    </message>
    <message>
        <source>Wins, lies and masks across all your games</source>
        <translation>Перемоги, обмани й&#xa0;маски в&#xa0;усіх ваших іграх</translation>
    </message>
    <message>
        <source>Language, colours, text size and motion</source>
        <translation>Мова, кольори, розмір тексту й&#xa0;рух</translation>
    </message>
    <message>
        <source>About this program</source>
        <translation>Про цю програму</translation>
    </message>
</context>
<context>
    <name>LanguageChooser</name>
    <message>
        <source>Language</source>
        <translation>Мова</translation>
    </message>
</context>
<context>
    <name>LessonScreen</name>
    <message>
        <source>Begin</source>
        <translation>Почати</translation>
    </message>
    <message>
        <source>On to the table</source>
        <translation>До столу</translation>
    </message>
    <message>
        <source>Play</source>
        <translation>Грати</translation>
    </message>
    <message>
        <source>On to a real game</source>
        <translation>До справжньої гри</translation>
    </message>
    <message>
        <source>Next lesson</source>
        <translation>Наступний урок</translation>
    </message>
    <message>
        <source>Next</source>
        <translation>Далі</translation>
    </message>
    <message>
        <source>On to the next step</source>
        <translation>До наступного кроку</translation>
    </message>
    <message>
        <source>Try again</source>
        <translation>Ще раз</translation>
    </message>
    <message>
        <source>Back to the question</source>
        <translation>Назад до запитання</translation>
    </message>
    <message>
        <source>Step {step} of {steps}</source>
        <translation>Крок {step} із {steps}</translation>
    </message>
    <message>
        <source>Good move</source>
        <translation>Гарний хід</translation>
    </message>
    <message>
        <source>Not quite</source>
        <translation>Не зовсім</translation>
    </message>
    <message>
        <source>All lessons</source>
        <translation>Усі уроки</translation>
    </message>
    <message>
        <source>Leave this lesson</source>
        <translation>Вийти з&#xa0;уроку</translation>
    </message>
</context>
<context>
    <name>Lessons</name>
    <message>
        <source>Look</source>
        <extracomment>Titles of the lessons.</extracomment>
        <translation>Подивитися</translation>
    </message>
    <message>
        <source>Swap or pretend</source>
        <translation>Поміняти або вдати обмін</translation>
    </message>
    <message>
        <source>Announce</source>
        <translation>Оголосити</translation>
    </message>
    <message>
        <source>Contest</source>
        <translation>Заперечити</translation>
    </message>
    <message>
        <source>Reading the others</source>
        <translation>Розгадувати інших</translation>
    </message>
    <message>
        <source>The end</source>
        <translation>Кінець гри</translation>
    </message>
    <message>
        <source>Who am I? When a look is worth a turn, and when it isn’t.</source>
        <translation>Хто я? Коли варто витратити хід на власну карту, а&#xa0;коли ні.</translation>
    </message>
    <message>
        <source>Two cards under the table, and only you know what became of them.</source>
        <translation>Дві карти під столом, і&#xa0;лише ви знаєте, що з&#xa0;ними сталося.</translation>
    </message>
    <message>
        <source>Say who you are, or who you would like to be.</source>
        <translation>Скажіть, хто ви. Або ким хотіли б бути.</translation>
    </message>
    <message>
        <source>“No, I am!” When to speak up, and when to stay silent.</source>
        <translation>«Ні, це я!» Коли озватися, а&#xa0;коли промовчати.</translation>
    </message>
    <message>
        <source>What others do tells you what they know.</source>
        <translation>За тим, що роблять інші, видно, що вони знають.</translation>
    </message>
    <message>
        <source>Thirteen coins, no coins, or the Cheat.</source>
        <translation>Тринадцять монет, жодної монети або Пройдисвіт.</translation>
    </message>
    <message>
        <source>The player on your left is about to take your card under the table, and may swap it. When you no longer know who you are, look at your card: it takes your turn but risks nothing.</source>
        <translation>Гравець ліворуч зараз візьме вашу карту під стіл і, можливо, поміняє її. Коли вже не знаєте, хто ви, подивіться на свою карту: це забирає хід, зате нічим не загрожує.</translation>
    </message>
    <message>
        <source>Now you know who you are again. The others saw that you looked, but not what you saw.</source>
        <translation>Тепер ви знову знаєте, хто ви. Інші бачили, що ви дивилися, але не бачили, на що.</translation>
    </message>
    <message>
        <source>Now you know even less. When your card has been touched, a look clears things up.</source>
        <translation>Тепер ви знаєте ще менше. Якщо вашу карту брали під стіл, досить на неї глянути, і&#xa0;все з’ясується.</translation>
    </message>
    <message>
        <source>That was a leap in the dark: after the swap you couldn’t know whether it was true. Look first.</source>
        <translation>Це був крок наосліп: після обміну ви не могли знати, чи це правда. Спершу подивіться.</translation>
    </message>
    <message>
        <source>This time, watch your own card: does anyone touch it? A card nobody has touched is still the one you were dealt.</source>
        <translation>Цього разу пильнуйте власну карту. Чи хтось її брав? Карта, якої ніхто не торкався,&#xa0;— досі та, яку вам роздали.</translation>
    </message>
    <message>
        <source>Right: nobody had touched your card, so you were still the King. Two coins, and no need to look.</source>
        <translation>Правильно: вашої карти ніхто не торкався, тож ви досі Король. Дві монети&#xa0;— і&#xa0;дивитися не довелося.</translation>
    </message>
    <message>
        <source>You knew that already: nobody had touched your card. Use your mask instead: announce it.</source>
        <translation>Це ви вже знали: вашої карти ніхто не торкався. Краще скористайтеся маскою: оголосіть її.</translation>
    </message>
    <message>
        <source>You gave away a good card that you knew. Announce it instead.</source>
        <translation>Ви віддали добру карту, яку знали. Краще оголосіть її.</translation>
    </message>
    <message>
        <source>You were still the King. Announce what you are: nobody can beat the truth.</source>
        <translation>Ви так і&#xa0;лишалися Королем. Оголосіть, хто ви: правду ніхто не спростує.</translation>
    </message>
    <message>
        <source>The first turns of a game are swaps only: take your card and another under the table, and choose whether to swap them. Everyone sees which two cards you took; nobody sees what you did.</source>
        <translation>Перші ходи гри&#xa0;— лише обміни: візьміть під стіл свою карту та ще одну й&#xa0;вирішіть, чи міняти їх. Усі бачать, які дві карти ви взяли; що ви зробили, не бачить ніхто.</translation>
    </message>
    <message>
        <source>You swapped for real. Only you know who you both are now; the others can only guess.</source>
        <translation>Ви справді поміняли карти. Хто тепер ви, а&#xa0;хто той гравець, знаєте лише ви; інші можуть тільки гадати.</translation>
    </message>
    <message>
        <source>You only pretended. You know that nothing has changed; the others don’t.</source>
        <translation>Ви лише вдали обмін. Ви знаєте, що нічого не змінилося, а&#xa0;інші&#xa0;— ні.</translation>
    </message>
    <message>
        <source>The player on your right is the Empress, who can take three coins from the bank. You would make a better Empress: swap cards with them.</source>
        <translation>У&#xa0;гравця праворуч Імператорка, яка може взяти три монети з&#xa0;банку. Вам ця маска личила б більше: поміняйтеся картами.</translation>
    </message>
    <message>
        <source>There go four coins. You had the mask: contest, and nothing bad can happen to you.</source>
        <translation>Чотири монети пішли! Маска була у&#xa0;вас: заперечте, і&#xa0;нічого поганого з&#xa0;вами не станеться.</translation>
    </message>
    <message>
        <source>Your neighbour is saved, and four coins richer. You are the Judge: contest, and the fine takes the last coin.</source>
        <translation>Суперник урятувався, ще й&#xa0;узяв чотири монети. Ви Суддя: заперечте, і&#xa0;штраф забере останню монету.</translation>
    </message>
    <message>
        <source>You are the Empress now, and nobody else can be sure of it. Announce it next turn.</source>
        <translation>Тепер Імператорка&#xa0;— ви, і&#xa0;ніхто інший не знає цього напевно. У&#xa0;свій наступний хід оголосіть її.</translation>
    </message>
    <message>
        <source>You left the Empress where it was. To get it, you must really swap.</source>
        <translation>Ви лишили Імператорку там, де вона була. Щоб її отримати, треба справді поміняти карти.</translation>
    </message>
    <message>
        <source>The Empress wasn’t there. Take the card of the player on your right.</source>
        <translation>Імператорки там не було. Візьміть карту гравця праворуч.</translation>
    </message>
    <message>
        <source>That doesn’t get you the Empress. Swap cards with the player on your right.</source>
        <translation>Так Імператорки не здобути. Поміняйтеся картами з&#xa0;гравцем праворуч.</translation>
    </message>
    <message>
        <source>You are the King, and nobody has touched your card. Announce the King: if nobody contests, you use the power and take two coins, and your card stays hidden.</source>
        <translation>Ви Король, і&#xa0;вашої карти ніхто не торкався. Оголосіть Короля: якщо ніхто не заперечить, ви застосуєте його силу й&#xa0;візьмете дві монети, а&#xa0;карта лишиться закритою.</translation>
    </message>
    <message>
        <source>Everyone believed you, and rightly so. Your card was never revealed.</source>
        <translation>Вам усі повірили&#xa0;— і&#xa0;недарма. Карту навіть не довелося відкривати.</translation>
    </message>
    <message>
        <source>That wasn’t your mask. Whoever has it can contest: then you both reveal your cards, and whichever of you doesn’t have it pays a coin to the courthouse. Tell the truth this time.</source>
        <translation>Це була не ваша маска. Той, у&#xa0;кого вона є, може заперечити: тоді ви обоє відкриваєте карти, і&#xa0;той із вас, хто її не має, сплачує монету на поле суду. Цього разу скажіть правду.</translation>
    </message>
    <message>
        <source>Nothing wrong with that, but coins come from announcing. Announce the King.</source>
        <translation>Нічого поганого в&#xa0;цьому немає, але монети приносить саме оголошення. Оголосіть Короля.</translation>
    </message>
    <message>
        <source>You are the Thief, and the King is in the centre, where it belongs to nobody. You may announce any mask: who could contest this one?</source>
        <translation>Ви Злодій, а&#xa0;Король лежить у&#xa0;центрі й&#xa0;не належить нікому. Оголосити можна будь‑яку маску: а&#xa0;хто заперечить саме цю?</translation>
    </message>
    <message>
        <source>A bold lie, and nobody could contradict it: two coins for a King you never were.</source>
        <translation>Сміливий обман, і&#xa0;заперечити було нікому: дві монети за Короля, яким ви ніколи не були.</translation>
    </message>
    <message>
        <source>True, and perfectly fine. But try the lie this time: announce the King.</source>
        <translation>Це правда, і&#xa0;так теж можна. Але цього разу спробуйте обман: оголосіть Короля.</translation>
    </message>
    <message>
        <source>Nobody can contest the Cheat either, but below ten coins that power does nothing. Try the King.</source>
        <translation>Проти Пройдисвіта теж ніхто не заперечить, але коли монет менше ніж десять, ця сила нічого не дає. Спробуйте Короля.</translation>
    </message>
    <message>
        <source>Somebody has that mask, knows it, and said so. You paid a coin. Announce a mask that nobody has.</source>
        <translation>Хтось має цю маску, знає про це й&#xa0;не промовчав. Ви сплатили монету. Оголосіть маску, якої немає ні в&#xa0;кого.</translation>
    </message>
    <message>
        <source>Safe, but it earns nothing. Announce the King, which is in the centre.</source>
        <translation>Безпечно, але нічого не приносить. Оголосіть Короля: він лежить у&#xa0;центрі.</translation>
    </message>
    <message>
        <source>You are the Judge, and someone else is about to claim to be. If you let it pass, they take all the coins in the courthouse; if you contest, you both reveal your cards.</source>
        <translation>Ви Суддя, а&#xa0;зараз Суддею назветься хтось інший. Якщо не заперечите, цей гравець забере всі монети з&#xa0;поля суду; якщо заперечите, обоє відкриєте карти.</translation>
    </message>
    <message>
        <source>You really are the Judge: you used the power, and the liar paid a coin.</source>
        <translation>Суддя&#xa0;— справді ви: ви застосували силу маски, а&#xa0;монету сплатив той, хто обманював.</translation>
    </message>
    <message>
        <source>You are the Thief, and someone is about to announce the King. Anyone who contests without the mask pays a coin.</source>
        <translation>Ви Злодій, а&#xa0;хтось зараз оголосить Короля. Хто заперечує без цієї маски, сплачує монету.</translation>
    </message>
    <message>
        <source>Right: it was true, and it wasn’t your mask. Two coins aren’t worth a fine.</source>
        <translation>Правильно: це була правда, та й&#xa0;маска не ваша. Дві чужі монети не варті штрафу.</translation>
    </message>
    <message>
        <source>It was true, and you paid a coin for nothing. Let it pass when you don’t have the mask.</source>
        <translation>Це була правда, і&#xa0;ви даремно сплатили монету. Коли маски у&#xa0;вас немає, не заперечуйте.</translation>
    </message>
    <message>
        <source>The others answer before you: listen to what they say. You are the Thief, the Empress is on your right, and someone else is about to claim it.</source>
        <translation>Інші відповідають раніше за вас: послухайте, що вони скажуть. Ви Злодій, Імператорка&#xa0;— праворуч від вас, а&#xa0;назветься нею зараз хтось інший.</translation>
    </message>
    <message>
        <source>Well done: the real Empress spoke up, and the lie came out without you.</source>
        <translation>Чудово: справжня Імператорка озвалася, і&#xa0;обман викрили без вас.</translation>
    </message>
    <message>
        <source>The Empress had already contested; all you did was pay a coin. Let others do the work.</source>
        <translation>Імператорка вже заперечила; ви лише сплатили монету. Хай працюють інші.</translation>
    </message>
    <message>
        <source>You don’t know who anyone is, but watch what they do: anyone who looks knows their card. The player on your left has 11 coins and mustn’t get to use a mask they are sure of.</source>
        <translation>Ви не знаєте, хто є&#xa0;хто, але стежте, що роблять інші: хто дивиться на свою карту, той її знає. Не дайте гравцеві ліворуч, який має 11&#xa0;монет, скористатися маскою, яку той знає напевно.</translation>
    </message>
    <message>
        <source>Swapped or not, the richest player no longer knows who they are, and will have to look again.</source>
        <translation>Поміняли ви карти чи ні, найбагатший гравець уже не знає своєї маски й&#xa0;муситиме дивитися знову.</translation>
    </message>
    <message>
        <source>That player was already unsure. The danger is the one who looked, on your left.</source>
        <translation>Той гравець і&#xa0;так не знав напевно. Небезпека ліворуч: там на карту вже подивилися.</translation>
    </message>
    <message>
        <source>That stops nobody. Swap cards with the rich player on your left, or pretend to.</source>
        <translation>Так нікого не спинити. Поміняйтеся картами з&#xa0;багатим гравцем ліворуч або вдайте обмін.</translation>
    </message>
    <message>
        <source>The game ends as soon as someone has 13 coins, and the richest player wins. You are the King and have 11.</source>
        <translation>Гра закінчується, щойно хтось має 13&#xa0;монет, і&#xa0;перемагає найбагатший. Ви Король і&#xa0;маєте 11.</translation>
    </message>
    <message>
        <source>Thirteen coins: the game is over, and it is yours.</source>
        <translation>Тринадцять монет: гру закінчено, і&#xa0;перемога ваша.</translation>
    </message>
    <message>
        <source>So close! You were the King, two coins from victory. Announce it.</source>
        <translation>Так близько! Ви були Королем за дві монети до перемоги. Оголосіть його.</translation>
    </message>
    <message>
        <source>You gave the others another round. You are the King: two coins and you win.</source>
        <translation>Ви подарували іншим ще одне коло. Ви Король: дві монети&#xa0;— і&#xa0;перемога.</translation>
    </message>
    <message>
        <source>The game also ends when someone has no coins left, and again the richest player wins: you, with 8. The player on your left has one coin and is about to take a risk.</source>
        <translation>Гра закінчується й&#xa0;тоді, коли в&#xa0;когось не лишилося монет, і&#xa0;знову перемагає найбагатший. Це ви: у&#xa0;вас 8. Гравець ліворуч має одну монету й&#xa0;зараз ризикне.</translation>
    </message>
    <message>
        <source>You were the Judge. The fine took the last coin, and the game ended with you in the lead.</source>
        <translation>Ви були Суддею. Останню монету забрав штраф, і&#xa0;гра закінчилася, коли попереду були ви.</translation>
    </message>
    <message>
        <source>There is a third way: a player who uses the Cheat with 10 coins or more wins at once. You are the Cheat, and you have 10.</source>
        <translation>Є&#xa0;й&#xa0;третій шлях: хто застосовує силу Пройдисвіта, маючи 10&#xa0;монет або більше, одразу перемагає. Ви Пройдисвіт і&#xa0;маєте 10.</translation>
    </message>
    <message>
        <source>And that is how a Cheat wins. Now you know all you need: let the ball begin!</source>
        <translation>Отак і&#xa0;перемагає Пройдисвіт. Тепер ви знаєте все, що треба: бал починається!</translation>
    </message>
    <message>
        <source>You had it in your hands: announce the Cheat, and the game is yours.</source>
        <translation>Перемога була у&#xa0;ваших руках: оголосіть Пройдисвіта, і&#xa0;гра ваша.</translation>
    </message>
    <message>
        <source>Everyone wears a mask, but masks change hands under the table, and soon hardly anybody knows who is who. Say who you are, true or not, use that mask’s power to gather coins, and win with 13.</source>
        <extracomment>What the game is about, before the first lesson.</extracomment>
        <translation>На кожному маска, але маски міняються під столом, і&#xa0;скоро майже ніхто не знає, хто є&#xa0;хто. Оголошуйте, хто ви,&#xa0;— правду чи ні,&#xa0;— збирайте монети силою цієї маски й&#xa0;перемагайте з&#xa0;13&#xa0;монетами.</translation>
    </message>
</context>
<context>
    <name>LessonsScreen</name>
    <message>
        <source>Learn</source>
        <translation>Навчання</translation>
    </message>
    <message>
        <source>Six short lessons at the table. After these, you’re ready to play.</source>
        <translation>Шість коротких уроків просто за ігровим столом. Після них можна сідати до гри.</translation>
    </message>
</context>
<context>
    <name>Lists</name>
    <message>
        <source>{list} and {last}</source>
        <extracomment>The last entry of a list, and lists of two.</extracomment>
        <translation>{list} та {last}</translation>
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
            <numerusform>За цим екраном %n&#xa0;людина; таємне показують за завісою.</numerusform>
            <numerusform>За цим екраном %n&#xa0;людини; таємне показують за завісою.</numerusform>
            <numerusform>За цим екраном %n&#xa0;людей; таємне показують за завісою.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Log</name>
    <message>
        <source>Round {number}</source>
        <extracomment>A heading in the log: in a round, everyone has one turn.</extracomment>
        <translation>Коло {number}</translation>
    </message>
    <message>
        <source>{line} {name}: “{words}”</source>
        <extracomment>A line of the log, and what somebody says about it: “Anna takes 2 coins from Ben. Anna: “Now we’re even.””</extracomment>
        <translation>{line} {name}: «{words}»</translation>
    </message>
    <message>
        <source>Turn {number}. {line}</source>
        <extracomment>The first line of a turn, as a screen reader reads it in the log: “Turn 8. Anna looks at her card.”</extracomment>
        <translation>Хід {number}. {line}</translation>
    </message>
    <message>
        <source>Turn {number}: your turn.</source>
        <translation>Хід {number}: ваша черга.</translation>
    </message>
    <message>
        <source>Turn {number}: {name}.</source>
        <translation>Хід {number}: {name}.</translation>
    </message>
    <message>
        <source>You look at your card.</source>
        <translation>Ви дивитеся на свою карту.</translation>
    </message>
    <message>
        <source>{name} looks at their own card.</source>
        <translation>{name} дивиться на свою карту.</translation>
    </message>
    <message>
        <source>You look at your card: {mask}.</source>
        <translation>Ви дивитеся на свою карту: {mask}.</translation>
    </message>
    <message>
        <source>{name} looks at their own card: {mask}.</source>
        <translation>{name} дивиться на свою карту: {mask}.</translation>
    </message>
    <message>
        <source>You look at one card: {place}.</source>
        <translation>Ви дивитеся на одну карту: {place}.</translation>
    </message>
    <message>
        <source>{name} looks at one card: {place}.</source>
        <translation>{name} дивиться на одну карту: {place}.</translation>
    </message>
    <message>
        <source>You look at one card: {place} ({mask}).</source>
        <translation>Ви дивитеся на одну карту: {place} ({mask}).</translation>
    </message>
    <message>
        <source>{name} looks at one card: {place} ({mask}).</source>
        <translation>{name} дивиться на одну карту: {place} ({mask}).</translation>
    </message>
    <message>
        <source>You look at two cards: {place} and {place2}.</source>
        <translation>Ви дивитеся на дві карти: {place} та {place2}.</translation>
    </message>
    <message>
        <source>{name} looks at two cards: {place} and {place2}.</source>
        <translation>{name} дивиться на дві карти: {place} та {place2}.</translation>
    </message>
    <message>
        <source>You look at two cards: {place} ({mask}) and {place2} ({mask2}).</source>
        <translation>Ви дивитеся на дві карти: {place} ({mask}) та {place2} ({mask2}).</translation>
    </message>
    <message>
        <source>{name} looks at two cards: {place} ({mask}) and {place2} ({mask2}).</source>
        <translation>{name} дивиться на дві карти: {place} ({mask}) та {place2} ({mask2}).</translation>
    </message>
    <message>
        <source>You take two cards under the table: {place} and {place2}.</source>
        <translation>Ви берете під стіл дві карти: {place} та {place2}.</translation>
    </message>
    <message>
        <source>You take your card and {other}’s under the table.</source>
        <translation>Ви берете під стіл свою карту й&#xa0;карту гравця «{other}».</translation>
    </message>
    <message>
        <source>You take your card and {place2} under the table.</source>
        <translation>Ви берете під стіл свою карту та ще одну: {place2}.</translation>
    </message>
    <message>
        <source>{name} swaps two cards, or pretends to: {place} and {place2}.</source>
        <translation>{name} міняє дві карти ({place} та {place2})&#xa0;— або лише вдає обмін.</translation>
    </message>
    <message>
        <source>{name} swaps cards with you, or pretends to.</source>
        <translation>{name} міняється з&#xa0;вами картами&#xa0;— або лише вдає обмін.</translation>
    </message>
    <message>
        <source>{name} swaps cards with {other}, or pretends to.</source>
        <translation>{name} та {other} міняються картами&#xa0;— або {name} лише вдає обмін.</translation>
    </message>
    <message>
        <source>{name} swaps, or pretends to swap, with {place2}.</source>
        <translation>{name} міняє свою карту на іншу ({place2})&#xa0;— або лише вдає обмін.</translation>
    </message>
    <message>
        <source>You really swap them.</source>
        <translation>Ви справді їх міняєте.</translation>
    </message>
    <message>
        <source>You only pretend to swap them.</source>
        <translation>Ви лише вдаєте, ніби міняєте.</translation>
    </message>
    <message>
        <source>{name} really swaps them.</source>
        <translation>{name} справді їх міняє.</translation>
    </message>
    <message>
        <source>{name} only pretends to swap them.</source>
        <translation>{name} лише вдає, ніби міняє.</translation>
    </message>
    <message>
        <source>You announce: “{words}”</source>
        <translation>Ви оголошуєте: «{words}»</translation>
    </message>
    <message>
        <source>{name} announces: “{words}”</source>
        <translation>{name} оголошує: «{words}»</translation>
    </message>
    <message>
        <source>You announce: “{words}” ({place})</source>
        <translation>Ви оголошуєте: «{words}» ({place})</translation>
    </message>
    <message>
        <source>{name} announces: “{words}” ({place})</source>
        <translation>{name} оголошує: «{words}» ({place})</translation>
    </message>
    <message>
        <source>You let it pass.</source>
        <translation>Ви не заперечуєте.</translation>
    </message>
    <message>
        <source>{name} lets it pass.</source>
        <translation>{name} не заперечує.</translation>
    </message>
    <message>
        <source>You contest: “{words}”</source>
        <translation>Ви заперечуєте: «{words}»</translation>
    </message>
    <message>
        <source>{name} contests: “{words}”</source>
        <translation>{name} заперечує: «{words}»</translation>
    </message>
    <message>
        <source>You contest: “{words}” ({place})</source>
        <translation>Ви заперечуєте: «{words}» ({place})</translation>
    </message>
    <message>
        <source>{name} contests: “{words}” ({place})</source>
        <translation>{name} заперечує: «{words}» ({place})</translation>
    </message>
    <message>
        <source>The cards are revealed: {cards}.</source>
        <translation>Карти відкрито: {cards}.</translation>
    </message>
    <message>
        <source>{mask} ({name})</source>
        <extracomment>An entry of the list {cards}; {name} may also be “you”.</extracomment>
        <translation>{mask} ({name})</translation>
    </message>
    <message>
        <source>None of them is the {mask}.</source>
        <translation>Маски «{mask}» серед них немає.</translation>
    </message>
    <message>
        <source>None of you is the {mask}.</source>
        <translation>Маски «{mask}» немає ні в&#xa0;кого з&#xa0;вас.</translation>
    </message>
    <message>
        <source>You reveal your card: {mask}.</source>
        <translation>Ви відкриваєте свою карту: {mask}.</translation>
    </message>
    <message>
        <source>{name} reveals: {mask}.</source>
        <translation>{name} відкриває карту: {mask}.</translation>
    </message>
    <message>
        <source>A card is revealed: {place} ({mask}).</source>
        <translation>Відкривається {place} ({mask}).</translation>
    </message>
    <message>
        <source>You show {owner}’s card to everyone else: {mask}.</source>
        <translation>Ви показуєте всім іншим карту гравця «{owner}»: {mask}.</translation>
    </message>
    <message>
        <source>You show {owner}’s card to everyone else.</source>
        <translation>Ви показуєте всім іншим карту гравця «{owner}».</translation>
    </message>
    <message>
        <source>{name} shows your card to everyone but you: {mask}.</source>
        <translation>{name} показує вашу карту всім, крім вас: {mask}.</translation>
    </message>
    <message>
        <source>{name} shows your card to everyone but you.</source>
        <translation>{name} показує вашу карту всім, крім вас.</translation>
    </message>
    <message>
        <source>{name} shows {owner}’s card to everyone else: {mask}.</source>
        <translation>{name} показує всім іншим карту гравця «{owner}»: {mask}.</translation>
    </message>
    <message>
        <source>{name} shows {owner}’s card to everyone else.</source>
        <translation>{name} показує всім іншим карту гравця «{owner}».</translation>
    </message>
    <message>
        <source>A card is shown to everyone but its owner: {place} ({mask}).</source>
        <translation>Карту бачать усі, крім її власника: {place} ({mask}).</translation>
    </message>
    <message>
        <source>A card is shown to everyone but its owner: {place}.</source>
        <translation>Карту бачать усі, крім її власника: {place}.</translation>
    </message>
    <message>
        <source>Nobody contests. You use the power: {mask}.</source>
        <translation>Ніхто не заперечує. Ви застосовуєте силу: {mask}.</translation>
    </message>
    <message>
        <source>Nobody contests. {name} uses the power: {mask}.</source>
        <translation>Ніхто не заперечує. {name} застосовує силу: {mask}.</translation>
    </message>
    <message>
        <source>You really are the {mask} and use its power.</source>
        <translation>Ви справді {mask}, тож застосовуєте силу маски.</translation>
    </message>
    <message>
        <source>{name} really is the {mask} and uses its power.</source>
        <translation>{name} справді {mask}, тож застосовує силу маски.</translation>
    </message>
    <message>
        <source>You copy the last power used: {mask}.</source>
        <translation>Ви повторюєте останню застосовану силу: {mask}.</translation>
    </message>
    <message>
        <source>{name} copies the last power used: {mask}.</source>
        <translation>{name} повторює останню застосовану силу: {mask}.</translation>
    </message>
    <message>
        <source>You use a power from the graveyard: {mask}.</source>
        <translation>Ви застосовуєте силу з&#xa0;Кладовища: {mask}.</translation>
    </message>
    <message>
        <source>{name} uses a power from the graveyard: {mask}.</source>
        <translation>{name} застосовує силу з&#xa0;Кладовища: {mask}.</translation>
    </message>
    <message>
        <source>You named the right mask and use its power: {mask}.</source>
        <translation>Маску названо правильно, і&#xa0;ви застосовуєте її силу: {mask}.</translation>
    </message>
    <message>
        <source>{name} named the right mask and uses its power: {mask}.</source>
        <translation>Маску названо правильно, і&#xa0;{name} застосовує її силу: {mask}.</translation>
    </message>
    <message>
        <source>Nobody contests.</source>
        <extracomment>The announcement has just been heard.</extracomment>
        <translation>Ніхто не заперечує.</translation>
    </message>
    <message>
        <source>{mask}: this power has already been used this turn. Nothing happens.</source>
        <translation>{mask}: цю силу цього ходу вже застосовано. Нічого не відбувається.</translation>
    </message>
    <message>
        <source>No power has been used yet: there is nothing to copy.</source>
        <translation>Ще не застосовано жодної сили: повторювати нема чого.</translation>
    </message>
    <message>
        <source>There are no coins to take: nothing happens.</source>
        <translation>Немає монет, які можна взяти: нічого не відбувається.</translation>
    </message>
    <message>
        <source>{name} already has 10 coins or more and takes nothing.</source>
        <translation>{name} вже має 10&#xa0;монет або більше й&#xa0;не бере нічого.</translation>
    </message>
    <message>
        <source>You already have 10 coins or more and take nothing.</source>
        <translation>Ви вже маєте 10&#xa0;монет або більше й&#xa0;не берете нічого.</translation>
    </message>
    <message>
        <source>{name} has fewer than 10 coins: nothing happens.</source>
        <translation>{name} має менше ніж 10&#xa0;монет: нічого не відбувається.</translation>
    </message>
    <message>
        <source>You have fewer than 10 coins: nothing happens.</source>
        <translation>Ви маєте менше ніж 10&#xa0;монет: нічого не відбувається.</translation>
    </message>
    <message>
        <source>{name} decides not to exchange fortunes.</source>
        <translation>{name} вирішує не мінятися грошима.</translation>
    </message>
    <message>
        <source>You decide not to exchange fortunes.</source>
        <translation>Ви вирішуєте не мінятися грошима.</translation>
    </message>
    <message>
        <source>Nobody has more coins than {name}: nothing happens.</source>
        <translation>Ніхто не має більше монет, ніж {name}: нічого не відбувається.</translation>
    </message>
    <message>
        <source>Nobody has more coins than you: nothing happens.</source>
        <translation>Ніхто не має більше монет, ніж ви: нічого не відбувається.</translation>
    </message>
    <message>
        <source>There is nobody left to choose: nothing happens.</source>
        <translation>Немає кого обрати: нічого не відбувається.</translation>
    </message>
    <message>
        <source>There are too few cards for this: nothing happens.</source>
        <translation>Для цього замало карт: нічого не відбувається.</translation>
    </message>
    <message>
        <source>It’s a woman’s mask: nothing to pay.</source>
        <translation>Це жіноча маска: платити не треба.</translation>
    </message>
    <message>
        <source>The right mask was named: nothing to pay.</source>
        <translation>Маску названо правильно: платити не треба.</translation>
    </message>
    <message>
        <source>The wrong mask was named: nothing happens.</source>
        <translation>Маску названо неправильно: нічого не відбувається.</translation>
    </message>
    <message>
        <source>The graveyard is empty: nothing happens.</source>
        <translation>Кладовище порожнє: нічого не відбувається.</translation>
    </message>
    <message>
        <source>You choose {other}.</source>
        <translation>Ви обираєте гравця: {other}.</translation>
    </message>
    <message>
        <source>{name} chooses you.</source>
        <translation>{name} обирає вас.</translation>
    </message>
    <message>
        <source>{name} chooses {other}.</source>
        <translation>{name} обирає гравця: {other}.</translation>
    </message>
    <message>
        <source>You choose two players: {names}.</source>
        <translation>Ви обираєте двох гравців: {names}.</translation>
    </message>
    <message>
        <source>{name} chooses two players: {names}.</source>
        <translation>{name} обирає двох гравців: {names}.</translation>
    </message>
    <message>
        <source>You name a mask: {mask}.</source>
        <translation>Ви називаєте маску: {mask}.</translation>
    </message>
    <message>
        <source>{name} names a mask: {mask}.</source>
        <translation>{name} називає маску: {mask}.</translation>
    </message>
    <message>
        <source>You choose left.</source>
        <translation>Ви обираєте лівий бік.</translation>
    </message>
    <message>
        <source>{name} chooses left.</source>
        <translation>{name} обирає лівий бік.</translation>
    </message>
    <message>
        <source>You choose right.</source>
        <translation>Ви обираєте правий бік.</translation>
    </message>
    <message>
        <source>{name} chooses right.</source>
        <translation>{name} обирає правий бік.</translation>
    </message>
    <message>
        <source>You hide some of the bank’s coins in your hand.</source>
        <translation>Ви ховаєте в&#xa0;долоні монети з&#xa0;банку.</translation>
    </message>
    <message>
        <source>{name} hides some of the bank’s coins in their hand.</source>
        <translation>{name} ховає в&#xa0;долоні монети з&#xa0;банку.</translation>
    </message>
    <message numerus="yes">
        <source>You hide %n of the bank’s coins in your hand.</source>
        <translation>
            <numerusform>Ви ховаєте в&#xa0;долоні %n&#xa0;монету з&#xa0;банку.</numerusform>
            <numerusform>Ви ховаєте в&#xa0;долоні %n&#xa0;монети з&#xa0;банку.</numerusform>
            <numerusform>Ви ховаєте в&#xa0;долоні %n&#xa0;монет із банку.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{name} hides %n of the bank’s coins in their hand.</source>
        <translation>
            <numerusform>{name} ховає в&#xa0;долоні %n&#xa0;монету з&#xa0;банку.</numerusform>
            <numerusform>{name} ховає в&#xa0;долоні %n&#xa0;монети з&#xa0;банку.</numerusform>
            <numerusform>{name} ховає в&#xa0;долоні %n&#xa0;монет із банку.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>You guess: %n coin(s).</source>
        <translation>
            <numerusform>Ваш здогад: %n&#xa0;монета.</numerusform>
            <numerusform>Ваш здогад: %n&#xa0;монети.</numerusform>
            <numerusform>Ваш здогад: %n&#xa0;монет.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{name} guesses: %n coin(s).</source>
        <translation>
            <numerusform>{name} вгадує: %n&#xa0;монета.</numerusform>
            <numerusform>{name} вгадує: %n&#xa0;монети.</numerusform>
            <numerusform>{name} вгадує: %n&#xa0;монет.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>You open your hand: %n coin(s).</source>
        <translation>
            <numerusform>Ви розтуляєте долоню: %n&#xa0;монета.</numerusform>
            <numerusform>Ви розтуляєте долоню: %n&#xa0;монети.</numerusform>
            <numerusform>Ви розтуляєте долоню: %n&#xa0;монет.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{name} opens their hand: %n coin(s).</source>
        <translation>
            <numerusform>{name} розтуляє долоню: %n&#xa0;монета.</numerusform>
            <numerusform>{name} розтуляє долоню: %n&#xa0;монети.</numerusform>
            <numerusform>{name} розтуляє долоню: %n&#xa0;монет.</numerusform>
        </translation>
    </message>
    <message>
        <source>You and {other} change seats. Cards and coins stay put.</source>
        <translation>Ви та {other} міняєтеся місцями. Карти й&#xa0;монети лишаються на місці.</translation>
    </message>
    <message>
        <source>{name} and {other} change seats. Cards and coins stay put.</source>
        <translation>{name} та {other} міняються місцями. Карти й&#xa0;монети лишаються на місці.</translation>
    </message>
    <message>
        <source>The top card of the graveyard is turned up: {mask}.</source>
        <translation>Відкривається верхня карта Кладовища: {mask}.</translation>
    </message>
    <message>
        <source>A card leaves the game: {mask}.</source>
        <translation>Карта йде в&#xa0;скид: {mask}.</translation>
    </message>
    <message>
        <source>Your own card takes its place, unseen.</source>
        <extracomment>Follows “A card leaves the game: Damned.”; the card goes to where the Damned lay.</extracomment>
        <translation>На її місце лягає закритою ваша власна карта.</translation>
    </message>
    <message>
        <source>{name}’s own card takes its place, unseen.</source>
        <translation>На її місце {name} кладе закритою власну карту.</translation>
    </message>
    <message>
        <source>You are out of the game.</source>
        <translation>Ви вибуваєте з&#xa0;гри.</translation>
    </message>
    <message>
        <source>{name} is out of the game.</source>
        <translation>{name} вибуває з&#xa0;гри.</translation>
    </message>
    <message>
        <source>You are out of the game. Any cards you had left go with you, unseen.</source>
        <translation>Ви вибуваєте з&#xa0;гри. Решта ваших карт виходить із неї закритою.</translation>
    </message>
    <message>
        <source>{name} is out of the game. Any cards left there go too, unseen.</source>
        <translation>{name} вибуває з&#xa0;гри. Решта карт цього гравця виходить із неї закритою.</translation>
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
        <translation>Суддя</translation>
    </message>
    <message>
        <source>King</source>
        <translation>Король</translation>
    </message>
    <message>
        <source>Empress</source>
        <translation>Імператорка</translation>
    </message>
    <message>
        <source>Queen</source>
        <translation>Королева</translation>
    </message>
    <message>
        <source>Fool</source>
        <translation>Блазень</translation>
    </message>
    <message>
        <source>Thief</source>
        <translation>Злодій</translation>
    </message>
    <message>
        <source>Witch</source>
        <translation>Чарівниця</translation>
    </message>
    <message>
        <source>Spy</source>
        <translation>Шпигун</translation>
    </message>
    <message>
        <source>Peasant</source>
        <translation>Селянин</translation>
    </message>
    <message>
        <source>Cheat</source>
        <translation>Пройдисвіт</translation>
    </message>
    <message>
        <source>Guru</source>
        <translation>Гуру</translation>
    </message>
    <message>
        <source>Widow</source>
        <translation>Вдова</translation>
    </message>
    <message>
        <source>Beggar</source>
        <translation>Жебрак</translation>
    </message>
    <message>
        <source>Patron</source>
        <translation>Меценат</translation>
    </message>
    <message>
        <source>Puppet Master</source>
        <translation>Ляльковик</translation>
    </message>
    <message>
        <source>Princess</source>
        <translation>Принцеса</translation>
    </message>
    <message>
        <source>Trickster</source>
        <translation>Спритник</translation>
    </message>
    <message>
        <source>Alchemist</source>
        <translation>Алхімік</translation>
    </message>
    <message>
        <source>Actress</source>
        <translation>Акторка</translation>
    </message>
    <message>
        <source>Courtesan</source>
        <translation>Куртизанка</translation>
    </message>
    <message>
        <source>Gambler</source>
        <translation>Картярка</translation>
    </message>
    <message>
        <source>Damned</source>
        <translation>Проклятий</translation>
    </message>
    <message>
        <source>Necromancer</source>
        <translation>Некромант</translation>
    </message>
    <message>
        <source>Sage</source>
        <translation>Мудрець</translation>
    </message>
    <message>
        <source>Usurper</source>
        <translation>Узурпатор</translation>
    </message>
    <message>
        <source>Bear Tamer</source>
        <translation>Приборкувач ведмедів</translation>
    </message>
    <message>
        <source>A man’s mask</source>
        <translation>Чоловіча маска</translation>
    </message>
    <message>
        <source>A woman’s mask</source>
        <translation>Жіноча маска</translation>
    </message>
    <message>
        <source>★ Brings money from the bank</source>
        <translation>★ Приносить гроші з&#xa0;банку</translation>
    </message>
    <message>
        <source>Base game</source>
        <translation>Базова гра</translation>
    </message>
    <message>
        <source>First edition</source>
        <translation>Перше видання</translation>
    </message>
    <message>
        <source>Expansion</source>
        <translation>Доповнення</translation>
    </message>
    <message numerus="yes">
        <source>For %n player(s) or more</source>
        <translation>
            <numerusform>Від %n&#xa0;гравця</numerusform>
            <numerusform>Від %n&#xa0;гравців</numerusform>
            <numerusform>Від %n&#xa0;гравців</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>MasksOff</name>
    <message>
        <source>Take off the masks</source>
        <translation>Зняти маски</translation>
    </message>
</context>
<context>
    <name>MastersRow</name>
    <message>
        <source>Games played by masters</source>
        <translation>Зіграно майстрами</translation>
    </message>
    <message>
        <source>The masters couldn’t finish their games.</source>
        <translation>Майстри не змогли дограти свої ігри.</translation>
    </message>
    <message>
        <source>The same deal, with a master in your place: {won} of {played} won…</source>
        <translation>Та сама роздача, на вашому місці майстер: перемог {won} з&#xa0;{played}…</translation>
    </message>
    <message>
        <source>In your place, masters won {won} of {played}: a good deal.</source>
        <translation>Перемог майстрів на вашому місці: {won} із {played}. Добра роздача.</translation>
    </message>
    <message>
        <source>In your place, masters won {won} of {played}: a fair deal.</source>
        <translation>Перемог майстрів на вашому місці: {won} із {played}. Звичайна роздача.</translation>
    </message>
    <message>
        <source>In your place, masters won {won} of {played}: a hard deal.</source>
        <translation>Перемог майстрів на вашому місці: {won} із {played}. Важка роздача.</translation>
    </message>
</context>
<context>
    <name>Meanwhile</name>
    <message>
        <source>Meanwhile: {list}.</source>
        <translation>Тим часом: {list}.</translation>
    </message>
    <message>
        <source>{name} ({what})</source>
        <extracomment>An entry of the list: “Anna (a look)”.</extracomment>
        <translation>{name} ({what})</translation>
    </message>
    <message>
        <source>a look</source>
        <translation>погляд на карту</translation>
    </message>
    <message>
        <source>a swap, real or not</source>
        <translation>можливий обмін</translation>
    </message>
    <message>
        <source>{what}, contested</source>
        <extracomment>The announced mask: “King, contested”, “King, +3”.</extracomment>
        <translation>{what}, заперечили</translation>
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
        <translation>Найсміливіший блеф, який удався</translation>
    </message>
    <message>
        <source>The costliest false claim</source>
        <translation>Найдорожча хибна заява</translation>
    </message>
    <message>
        <source>The swap that fooled the most players</source>
        <translation>Обмін, який збив зі сліду найбільше гравців</translation>
    </message>
    <message numerus="yes">
        <source>Turn {turn}: {name} announced “{mask}” but wore another mask ({truth}). Nobody contested. Gain: %n coin(s).</source>
        <extracomment>{truth} is the mask that {name} really wore; the number is what the bluff brought.</extracomment>
        <translation>
            <numerusform>Хід {turn}: {name} оголошує маску «{mask}», маючи іншу ({truth}). Ніхто не заперечує. Здобуток: %n&#xa0;монета.</numerusform>
            <numerusform>Хід {turn}: {name} оголошує маску «{mask}», маючи іншу ({truth}). Ніхто не заперечує. Здобуток: %n&#xa0;монети.</numerusform>
            <numerusform>Хід {turn}: {name} оголошує маску «{mask}», маючи іншу ({truth}). Ніхто не заперечує. Здобуток: %n&#xa0;монет.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Turn {turn}: you announced “{mask}” but wore another mask ({truth}). Nobody contested. Gain: %n coin(s).</source>
        <translation>
            <numerusform>Хід {turn}: ви оголошуєте маску «{mask}», маючи іншу ({truth}). Ніхто не заперечує. Здобуток: %n&#xa0;монета.</numerusform>
            <numerusform>Хід {turn}: ви оголошуєте маску «{mask}», маючи іншу ({truth}). Ніхто не заперечує. Здобуток: %n&#xa0;монети.</numerusform>
            <numerusform>Хід {turn}: ви оголошуєте маску «{mask}», маючи іншу ({truth}). Ніхто не заперечує. Здобуток: %n&#xa0;монет.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Turn {turn}: {name} claimed “{mask}” but wore another mask ({truth}). Loss: %n coin(s).</source>
        <translation>
            <numerusform>Хід {turn}: {name} називає своєю маску «{mask}», маючи іншу ({truth}). Втрата: %n&#xa0;монета.</numerusform>
            <numerusform>Хід {turn}: {name} називає своєю маску «{mask}», маючи іншу ({truth}). Втрата: %n&#xa0;монети.</numerusform>
            <numerusform>Хід {turn}: {name} називає своєю маску «{mask}», маючи іншу ({truth}). Втрата: %n&#xa0;монет.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Turn {turn}: you claimed “{mask}” but wore another mask ({truth}). Loss: %n coin(s).</source>
        <translation>
            <numerusform>Хід {turn}: ви називаєте своєю маску «{mask}», маючи іншу ({truth}). Втрата: %n&#xa0;монета.</numerusform>
            <numerusform>Хід {turn}: ви називаєте своєю маску «{mask}», маючи іншу ({truth}). Втрата: %n&#xa0;монети.</numerusform>
            <numerusform>Хід {turn}: ви називаєте своєю маску «{mask}», маючи іншу ({truth}). Втрата: %n&#xa0;монет.</numerusform>
        </translation>
    </message>
    <message>
        <source>Turn {turn}: {name} really swapped two cards ({places}). Fooled: {names}.</source>
        <extracomment>{names} is a list of the players who were fooled: one or several.</extracomment>
        <translation>Хід {turn}: {name} справді міняє дві карти ({places}). Збито зі сліду: {names}.</translation>
    </message>
    <message>
        <source>Turn {turn}: you really swapped two cards ({places}). Fooled: {names}.</source>
        <translation>Хід {turn}: ви справді міняєте дві карти ({places}). Збито зі сліду: {names}.</translation>
    </message>
    <message>
        <source>Turn {turn}: {name} only pretended to swap two cards ({places}). Fooled: {names}.</source>
        <translation>Хід {turn}: {name} лише вдає, що міняє дві карти ({places}). Збито зі сліду: {names}.</translation>
    </message>
    <message>
        <source>Turn {turn}: you only pretended to swap two cards ({places}). Fooled: {names}.</source>
        <translation>Хід {turn}: ви лише вдаєте, що міняєте дві карти ({places}). Збито зі сліду: {names}.</translation>
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
        <translation>{mask} (імовірніше: {guess}, {percent})</translation>
    </message>
    <message>
        <source>{mask} ({percent})</source>
        <translation>{mask} ({percent})</translation>
    </message>
    <message>
        <source>{name} could know: {cards}.</source>
        <extracomment>{cards} is a list such as “Anna’s card: King (80%), …”.</extracomment>
        <translation>На місці гравця «{name}» можна було знати: {cards}.</translation>
    </message>
    <message>
        <source>You could know: {cards}.</source>
        <translation>Ви могли знати: {cards}.</translation>
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
        <translation>Маски роздають горілиць.</translation>
    </message>
</context>
<context>
    <name>NewGameScreen</name>
    <message>
        <source>One of your own scenarios. It breaks the printed rules.</source>
        <translation>Один із ваших сценаріїв. Він порушує друковані правила.</translation>
    </message>
    <message>
        <source>One of your own scenarios.</source>
        <translation>Один із ваших власних сценаріїв.</translation>
    </message>
    <message>
        <source>Player {number}: enter the program that plays, or choose another opponent.</source>
        <translation>Гравець {number}: вкажіть, яка програма грає, або оберіть іншого суперника.</translation>
    </message>
    <message>
        <source>The deal number must be a whole number from 0 to 2147483647, or empty.</source>
        <translation>Номер роздачі&#xa0;— це ціле число від 0&#xa0;до 2147483647; можна лишити поле порожнім.</translation>
    </message>
    <message>
        <source>No human players: you will watch the bots play.</source>
        <translation>Людей за столом немає: ви дивитиметеся, як грають боти.</translation>
    </message>
    <message>
        <source>Notes and the coach are off: they only work in solo games.</source>
        <translation>Нотатки й&#xa0;наставник&#xa0;— лише для ігор сам на сам із ботами, тож тут їх не буде.</translation>
    </message>
    <message>
        <source>Everyone sees the history.</source>
        <translation>Історію бачать усі.</translation>
    </message>
    <message>
        <source>Only one person</source>
        <translation>Лише одна людина</translation>
    </message>
    <message>
        <source>Everyone is a person</source>
        <translation>Грають лише люди</translation>
    </message>
    <message>
        <source>New game</source>
        <translation>Нова гра</translation>
    </message>
    <message>
        <source>Players</source>
        <translation>Гравці</translation>
    </message>
    <message>
        <source>Number of players</source>
        <translation>Кількість гравців</translation>
    </message>
    <message>
        <source>One fewer player</source>
        <translation>На одного гравця менше</translation>
    </message>
    <message>
        <source>One more player</source>
        <translation>На одного гравця більше</translation>
    </message>
    <message>
        <source>Masks</source>
        <translation>Маски</translation>
    </message>
    <message>
        <source>Scenarios for this number of players</source>
        <translation>Сценарії для цієї кількості гравців</translation>
    </message>
    <message>
        <source>Begin</source>
        <translation>Почати</translation>
    </message>
</context>
<context>
    <name>NotePopover</name>
    <message>
        <source>Note</source>
        <translation>Нотатка</translation>
    </message>
    <message>
        <source>Note: {place}</source>
        <translation>Нотатка: {place}</translation>
    </message>
    <message>
        <source>Click the mask you think it is.</source>
        <translation>Клацніть маску, яка, на вашу думку, там лежить.</translation>
    </message>
    <message>
        <source>It may be one of several</source>
        <translation>Можливо, одна з&#xa0;кількох</translation>
    </message>
    <message>
        <source>Anything else to remember</source>
        <translation>Що ще варто пам’ятати</translation>
    </message>
    <message>
        <source>Pin</source>
        <translation>Пришпилити</translation>
    </message>
    <message>
        <source>Remove the note</source>
        <translation>Прибрати нотатку</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Скасувати</translation>
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
        <translation>Нотатки можна пришпилювати в&#xa0;іграх із рівнем допомоги «Нотатник» або «Наставник».</translation>
    </message>
    <message>
        <source>Move to a card with the arrow keys, then press {key}.</source>
        <translation>Перейдіть до карти клавішами зі стрілками, а&#xa0;тоді натисніть «{key}».</translation>
    </message>
</context>
<context>
    <name>Numbers</name>
    <message numerus="yes">
        <source>%n coin(s)</source>
        <translation>
            <numerusform>%n&#xa0;монета</numerusform>
            <numerusform>%n&#xa0;монети</numerusform>
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
        <translation>Сценарій не вдалося зберегти: {why}</translation>
    </message>
    <message>
        <source>My scenario</source>
        <translation>Мій сценарій</translation>
    </message>
    <message>
        <source>That didn’t work: {why}</source>
        <translation>Не вийшло: {why}</translation>
    </message>
    <message>
        <source>Delete a scenario</source>
        <translation>Видалити сценарій</translation>
    </message>
    <message>
        <source>Delete “{name}”? This can’t be undone.</source>
        <translation>Видалити «{name}»? Повернути його буде неможливо.</translation>
    </message>
    <message>
        <source>Delete</source>
        <translation>Видалити</translation>
    </message>
    <message>
        <source>Keep it</source>
        <translation>Не видаляти</translation>
    </message>
    <message>
        <source>Scenarios</source>
        <translation>Сценарії</translation>
    </message>
    <message>
        <source>Import scenarios</source>
        <translation>Імпорт сценаріїв</translation>
    </message>
    <message>
        <source>You already have this scenario.</source>
        <translation>Цей сценарій у&#xa0;вас уже є.</translation>
    </message>
    <message>
        <source>Export a scenario</source>
        <translation>Експорт сценарію</translation>
    </message>
    <message>
        <source>Exported</source>
        <translation>Збережено</translation>
    </message>
    <message>
        <source>These files can’t be read and were left alone:</source>
        <translation>Ці файли не вдається прочитати; їх лишено без змін:</translation>
    </message>
    <message>
        <source>My scenarios</source>
        <translation>Власні сценарії</translation>
    </message>
    <message>
        <source>Your scenarios</source>
        <translation>Ваші сценарії</translation>
    </message>
    <message>
        <source>Nothing here yet. Create a scenario, or import one from a file.</source>
        <translation>Тут іще порожньо. Створіть новий сценарій або імпортуйте з&#xa0;файлу.</translation>
    </message>
    <message>
        <source>Play it</source>
        <translation>Грати</translation>
    </message>
    <message>
        <source>New</source>
        <translation>Новий</translation>
    </message>
    <message>
        <source>Duplicate</source>
        <translation>Дублювати</translation>
    </message>
    <message>
        <source>Import…</source>
        <translation>Імпорт…</translation>
    </message>
    <message>
        <source>Export…</source>
        <translation>Експорт…</translation>
    </message>
</context>
<context>
    <name>Passing</name>
    <message>
        <source>I’ll stay out.</source>
        <extracomment>Said by the cautious while they let an announcement pass; at most 18 letters</extracomment>
        <translation>Я&#xa0;не втручаюся.</translation>
    </message>
    <message>
        <source>I’d rather not.</source>
        <translation>Краще промовчу.</translation>
    </message>
    <message>
        <source>I’ll wait.</source>
        <translation>Я&#xa0;зачекаю.</translation>
    </message>
    <message>
        <source>Go on, then!</source>
        <extracomment>Said by the bold while they let an announcement pass; at most 18 letters</extracomment>
        <translation>Сміливіше!</translation>
    </message>
    <message>
        <source>All yours!</source>
        <translation>Беріть!</translation>
    </message>
    <message>
        <source>Enjoy it!</source>
        <translation>Гуляйте!</translation>
    </message>
    <message>
        <source>I pass.</source>
        <extracomment>Said by the even-tempered while they let an announcement pass; at most 18 letters</extracomment>
        <translation>Хай так.</translation>
    </message>
    <message>
        <source>All right.</source>
        <translation>Гаразд.</translation>
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
        <translation>Гм. Припустімо.</translation>
    </message>
    <message>
        <source>I’m watching you.</source>
        <translation>Стежу за вами.</translation>
    </message>
    <message>
        <source>I’ll keep my coin.</source>
        <extracomment>Said by the greedy while they let an announcement pass; at most 18 letters</extracomment>
        <translation>Монету прибережу.</translation>
    </message>
    <message>
        <source>Not for a coin.</source>
        <translation>Не варте монети.</translation>
    </message>
    <message>
        <source>Too dear for me.</source>
        <translation>Задорого.</translation>
    </message>
    <message>
        <source>Why not?</source>
        <extracomment>Said by the chaotic while they let an announcement pass; at most 18 letters</extracomment>
        <translation>А&#xa0;чом би й&#xa0;ні?</translation>
    </message>
    <message>
        <source>As you like!</source>
        <translation>Та будь ласка!</translation>
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
        <translation>Гра триває.</translation>
    </message>
    <message>
        <source>Resume</source>
        <translation>Продовжити</translation>
    </message>
    <message>
        <source>Pause</source>
        <translation>Пауза</translation>
    </message>
    <message>
        <source>Paused: press {key} to resume</source>
        <translation>Пауза: натисніть «{key}», щоб продовжити</translation>
    </message>
</context>
<context>
    <name>Phone</name>
    <message>
        <source>English</source>
        <extracomment>The name of your language, in your language.</extracomment>
        <translation>Українська</translation>
    </message>
    <message>
        <source>Type the code from the large screen</source>
        <extracomment>Above a field, on the phone.</extracomment>
        <translation>Введіть код із великого екрана</translation>
    </message>
    <message>
        <source>Enter</source>
        <translation>Увійти</translation>
    </message>
    <message>
        <source>That isn’t the code. Please look at the large screen again.</source>
        <translation>Код не той. Подивіться ще раз на великий екран.</translation>
    </message>
    <message>
        <source>Who are you?</source>
        <translation>Хто ви?</translation>
    </message>
    <message>
        <source>on another phone</source>
        <extracomment>Beside a name: another phone plays for this person.</extracomment>
        <translation>на іншому телефоні</translation>
    </message>
    <message>
        <source>Ask the table to let in phone {sign}.</source>
        <extracomment>Someone has to press a button on the large screen. {sign} is a number, such as 47.</extracomment>
        <translation>Попросіть за столом впустити телефон {sign}.</translation>
    </message>
    <message>
        <source>I’m somebody else</source>
        <translation>Це не я</translation>
    </message>
    <message>
        <source>Looking for the table…</source>
        <translation>Шукаємо стіл…</translation>
    </message>
    <message>
        <source>The table can’t be reached. Nothing is lost: you’ll be back at the same place.</source>
        <translation>Зв’язку зі столом немає. Нічого не втрачено: ви повернетеся на те саме місце.</translation>
    </message>
    <message>
        <source>Game</source>
        <extracomment>Pages that can be turned to.</extracomment>
        <translation>Гра</translation>
    </message>
    <message>
        <source>Masks</source>
        <translation>Маски</translation>
    </message>
    <message>
        <source>Log</source>
        <translation>Журнал</translation>
    </message>
    <message>
        <source>Notes</source>
        <translation>Нотатки</translation>
    </message>
    <message>
        <source>More</source>
        <translation>Ще</translation>
    </message>
    <message>
        <source>Language</source>
        <translation>Мова</translation>
    </message>
    <message>
        <source>Leave this seat</source>
        <translation>Звільнити місце</translation>
    </message>
    <message>
        <source>You then answer on the large screen, or on another phone.</source>
        <translation>Далі ви відповідатимете на великому екрані або на іншому телефоні.</translation>
    </message>
    <message>
        <source>Confirm</source>
        <translation>Підтвердити</translation>
    </message>
    <message>
        <source>Back</source>
        <translation>Назад</translation>
    </message>
    <message>
        <source>Hold to see what only you know</source>
        <extracomment>A button to keep a finger on. What it shows is secret.</extracomment>
        <translation>Тримайте, щоб побачити те, що знаєте лише ви</translation>
    </message>
    <message>
        <source>Hold to see the secret before this one</source>
        <translation>Тримайте, щоб побачити попередню таємницю</translation>
    </message>
    <message>
        <source>Answer when you like: nobody sees it before it’s your turn to speak.</source>
        <translation>Відповідайте, коли хочете: ніхто не побачить відповіді, доки не настане ваша черга говорити.</translation>
    </message>
    <message>
        <source>In the graveyard</source>
        <translation>На Кладовищі</translation>
    </message>
    <message>
        <source>What you write here stays on this phone.</source>
        <translation>Написане тут лишається на цьому телефоні.</translation>
    </message>
    <message>
        <source>Coins</source>
        <translation>Монети</translation>
    </message>
    <message>
        <source>out</source>
        <extracomment>Beside the name of a player who has left the game.</extracomment>
        <translation>поза грою</translation>
    </message>
    <message>
        <source>Your turn</source>
        <translation>Ваш хід</translation>
    </message>
    <message>
        <source>Turn: {name}</source>
        <extracomment>Whose turn it is.</extracomment>
        <translation>Хід: {name}</translation>
    </message>
    <message>
        <source>You have answered. The others will hear it when it’s your turn to speak.</source>
        <translation>Ви відповіли. Відповідь пролунає, коли настане ваша черга говорити.</translation>
    </message>
    <message>
        <source>Bank</source>
        <translation>Банк</translation>
    </message>
    <message>
        <source>Courthouse</source>
        <translation>Поле суду</translation>
    </message>
</context>
<context>
    <name>PhonesDialog</name>
    <message>
        <source>Phone {sign} asks for this seat.</source>
        <translation>Телефон {sign} проситься на це місце.</translation>
    </message>
    <message>
        <source>Let in</source>
        <translation>Впустити</translation>
    </message>
    <message>
        <source>Not this one</source>
        <translation>Не цей</translation>
    </message>
    <message>
        <source>at this screen</source>
        <translation>за цим екраном</translation>
    </message>
    <message>
        <source>on a phone</source>
        <translation>на телефоні</translation>
    </message>
    <message>
        <source>on a phone that is asleep</source>
        <translation>на телефоні, який спить</translation>
    </message>
    <message>
        <source>Answer here instead</source>
        <translation>Відповідати тут</translation>
    </message>
    <message>
        <source>Phones</source>
        <translation>Телефони</translation>
    </message>
    <message>
        <source>Answer on your phones</source>
        <translation>Відповідайте на телефонах</translation>
    </message>
    <message>
        <source>To the table</source>
        <translation>До столу</translation>
    </message>
    <message>
        <source>Scan this with a phone on the same network, or type the address into its browser and then the code. There is nothing to install.</source>
        <translation>Зіскануйте це телефоном у&#xa0;тій самій мережі або введіть у&#xa0;його браузері адресу, а&#xa0;потім код. Нічого встановлювати не треба.</translation>
    </message>
    <message>
        <source>The game listens on this address only, and only until you leave this table.</source>
        <translation>Гра приймає з’єднання лише за цією адресою й&#xa0;лише доти, доки ви не залишите стіл.</translation>
    </message>
    <message>
        <source>This computer is on no local network that phones could reach.</source>
        <translation>Цей комп’ютер не під’єднаний до локальної мережі, доступної телефонам.</translation>
    </message>
    <message>
        <source>A QR code with this address</source>
        <translation>QR-код із цією адресою</translation>
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
        <translation>ваша ліва карта</translation>
    </message>
    <message>
        <source>your right card</source>
        <translation>ваша права карта</translation>
    </message>
    <message>
        <source>your protected card</source>
        <translation>ваша захищена карта</translation>
    </message>
    <message>
        <source>{name}’s card</source>
        <translation>карта гравця «{name}»</translation>
    </message>
    <message>
        <source>{name}’s left card</source>
        <translation>ліва карта гравця «{name}»</translation>
    </message>
    <message>
        <source>{name}’s right card</source>
        <translation>права карта гравця «{name}»</translation>
    </message>
    <message>
        <source>{name}’s protected card</source>
        <translation>захищена карта гравця «{name}»</translation>
    </message>
    <message>
        <source>their own card</source>
        <extracomment>After a sentence that names the owner: “Anna looks at one card: their left card.”</extracomment>
        <translation>своя карта</translation>
    </message>
    <message>
        <source>their left card</source>
        <translation>своя ліва карта</translation>
    </message>
    <message>
        <source>their right card</source>
        <translation>своя права карта</translation>
    </message>
    <message>
        <source>their protected card</source>
        <translation>своя захищена карта</translation>
    </message>
    <message>
        <source>the left card</source>
        <extracomment>In brackets after what its owner says: “I am the King!” (the left card)</extracomment>
        <translation>ліва карта</translation>
    </message>
    <message>
        <source>the right card</source>
        <translation>права карта</translation>
    </message>
    <message>
        <source>the protected card</source>
        <translation>захищена карта</translation>
    </message>
    <message>
        <source>the card in the centre</source>
        <translation>карта в&#xa0;центрі</translation>
    </message>
    <message>
        <source>the first card in the centre</source>
        <translation>перша карта в&#xa0;центрі</translation>
    </message>
    <message>
        <source>the second card in the centre</source>
        <translation>друга карта в&#xa0;центрі</translation>
    </message>
    <message>
        <source>you</source>
        <extracomment>In the nominative, in lists of players and in brackets after a mask: “King (you)”.</extracomment>
        <translation>ви</translation>
    </message>
    <message>
        <source>{name} ({number})</source>
        <extracomment>Two players of the same name are told apart by their numbers.</extracomment>
        <translation>{name} ({number})</translation>
    </message>
    <message>
        <source>Player {number}</source>
        <extracomment>A person who gave no name.</extracomment>
        <translation>№ {number}</translation>
    </message>
</context>
<context>
    <name>Plaque</name>
    <message>
        <source>Not reached yet</source>
        <translation>Ще не здобуто</translation>
    </message>
</context>
<context>
    <name>PostGame</name>
    <message>
        <source>What would you like to save?</source>
        <translation>Що зберегти?</translation>
    </message>
    <message>
        <source>Save</source>
        <translation>Зберегти</translation>
    </message>
    <message>
        <source>Shareable game</source>
        <translation>Гра, якою можна поділитися</translation>
    </message>
    <message>
        <source>Picture (PNG)</source>
        <translation>Зображення (PNG)</translation>
    </message>
    <message>
        <source>Drawing (SVG)</source>
        <translation>Векторне зображення (SVG)</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Скасувати</translation>
    </message>
    <message>
        <source>The game couldn’t be saved: {why}</source>
        <translation>Гру не вдалося зберегти: {why}</translation>
    </message>
</context>
<context>
    <name>Power</name>
    <message>
        <source>Take all coins from the courthouse</source>
        <translation>Візьміть усі монети з&#xa0;поля суду</translation>
    </message>
    <message>
        <source>Take 2 coins from the bank</source>
        <translation>Візьміть 2&#xa0;монети з&#xa0;банку</translation>
    </message>
    <message>
        <source>Take 3 coins from the bank</source>
        <translation>Візьміть 3&#xa0;монети з&#xa0;банку</translation>
    </message>
    <message>
        <source>Take 1 coin; swap two others’ cards, or pretend to</source>
        <translation>1&#xa0;монета; поміняйте 2&#xa0;чужі карти або вдайте обмін</translation>
    </message>
    <message>
        <source>Take 1 coin from each neighbour</source>
        <translation>Візьміть по 1&#xa0;монеті в&#xa0;обох сусідів</translation>
    </message>
    <message>
        <source>You may exchange fortunes with another player</source>
        <translation>Поміняйтеся з&#xa0;кимось грошима, якщо хочете</translation>
    </message>
    <message>
        <source>See your card and another’s; swap or pretend to</source>
        <translation>Гляньте на свою й&#xa0;чужу; поміняйте або вдайте обмін</translation>
    </message>
    <message>
        <source>Take 1 coin; both Peasants together: 2 each</source>
        <translation>1&#xa0;монета; обидва Селянини разом&#xa0;— по 2</translation>
    </message>
    <message>
        <source>With 10 coins or more, you win</source>
        <translation>Маєте 10&#xa0;монет чи більше&#xa0;— перемога</translation>
    </message>
    <message>
        <source>A player names their mask; if wrong, pays you 4</source>
        <translation>Гравець називає й&#xa0;відкриває маску; помилка&#xa0;— вам 4</translation>
    </message>
    <message>
        <source>Take coins until you have 10</source>
        <translation>Доберіть монет із банку до 10</translation>
    </message>
    <message>
        <source>Everyone richer than you gives you 1 coin</source>
        <translation>Кожен багатший за вас дає вам 1&#xa0;монету</translation>
    </message>
    <message>
        <source>Take 3 coins; each neighbour takes 1</source>
        <translation>3&#xa0;монети вам, по 1&#xa0;— сусідам</translation>
    </message>
    <message>
        <source>Two players give you 1 coin each and change seats</source>
        <translation>Двоє дають вам по 1&#xa0;монеті й&#xa0;міняються місцями</translation>
    </message>
    <message>
        <source>Take 2 coins; show a card to all but its owner</source>
        <translation>2&#xa0;монети; чужу карту бачать усі, крім власника</translation>
    </message>
    <message>
        <source>Take 2 coins from the richest other player</source>
        <translation>Візьміть 2&#xa0;монети в&#xa0;найбагатшого з&#xa0;інших</translation>
    </message>
    <message>
        <source>All fortunes pass to the left or to the right</source>
        <translation>Оберіть бік: кожен передає туди всі свої гроші</translation>
    </message>
    <message>
        <source>Copy the last power used</source>
        <translation>Повторіть останню застосовану силу</translation>
    </message>
    <message>
        <source>Right neighbour reveals; a man’s mask pays you 3</source>
        <translation>Правий сусід відкриває маску; чоловіча&#xa0;— вам 3</translation>
    </message>
    <message>
        <source>Hide 1–3 coins; a wrong guess makes them yours</source>
        <translation>Сховайте 1–3&#xa0;монети; не вгадають&#xa0;— вони ваші</translation>
    </message>
    <message>
        <source>Can’t be announced; if revealed, someone is out</source>
        <translation>Не можна оголосити; відкриють&#xa0;— хтось вибуває</translation>
    </message>
    <message>
        <source>Use the power of the graveyard’s top mask</source>
        <translation>Застосуйте силу верхньої маски Кладовища</translation>
    </message>
    <message>
        <source>Take 1 coin; look at two cards</source>
        <translation>1&#xa0;монета; подивіться на дві карти</translation>
    </message>
    <message>
        <source>Name a player’s mask; if right, use its power</source>
        <translation>Назвіть чужу маску; вгадали&#xa0;— її сила ваша</translation>
    </message>
    <message>
        <source>The power the players gave it</source>
        <translation>Сила, яку дали гравці</translation>
    </message>
    <message>
        <source>You take all the coins in the courthouse.</source>
        <translation>Ви берете всі монети, що лежать на полі суду.</translation>
    </message>
    <message>
        <source>You take 2 coins from the bank.</source>
        <translation>Ви берете 2&#xa0;монети з&#xa0;банку.</translation>
    </message>
    <message>
        <source>You take 3 coins from the bank.</source>
        <translation>Ви берете 3&#xa0;монети з&#xa0;банку.</translation>
    </message>
    <message>
        <source>You take 1 coin from the bank. Then, without looking, you take two other players’ cards and swap them, or only pretend to.</source>
        <translation>Ви берете 1&#xa0;монету з&#xa0;банку. Потім, не дивлячись, берете карти двох інших гравців і&#xa0;міняєте їх або лише вдаєте, ніби міняєте.</translation>
    </message>
    <message>
        <source>You take 1 coin from the player on your left and 1 from the player on your right.</source>
        <translation>Ви берете 1&#xa0;монету в&#xa0;гравця ліворуч і&#xa0;1&#xa0;— у&#xa0;гравця праворуч.</translation>
    </message>
    <message>
        <source>You may exchange your whole fortune for another player’s, or decline to.</source>
        <translation>Ви можете помінятися всіма грошима з&#xa0;іншим гравцем. Можна й&#xa0;відмовитися.</translation>
    </message>
    <message>
        <source>You secretly look at your own card and another player’s. Then you swap them, or only pretend to.</source>
        <translation>Ви дивитеся на свою карту й&#xa0;на карту іншого гравця, нікому їх не показуючи. Тоді міняєте їх або лише вдаєте, ніби міняєте.</translation>
    </message>
    <message>
        <source>You take 1 coin from the bank. If both Peasants are revealed in the same contest, both take 2 instead.</source>
        <translation>Ви берете 1&#xa0;монету з&#xa0;банку. Якщо через заперечення відкрито обох Селян, кожен бере не 1, а&#xa0;2.</translation>
    </message>
    <message>
        <source>With 10 coins or more, you win the game at once. With fewer, nothing happens.</source>
        <translation>Якщо у&#xa0;вас 10&#xa0;монет або більше, ви одразу перемагаєте. Якщо менше, нічого не відбувається.</translation>
    </message>
    <message>
        <source>Another player of your choice names a mask, then reveals their card. If it isn’t the mask they named, they give you 4 coins.</source>
        <translation>Інший гравець на ваш вибір називає маску, а&#xa0;тоді відкриває карту. Якщо на карті інша маска, цей гравець дає вам 4&#xa0;монети.</translation>
    </message>
    <message>
        <source>You take coins from the bank until you have 10. With 10 or more, nothing happens.</source>
        <translation>Ви берете з&#xa0;банку стільки монет, щоб у&#xa0;вас стало 10. Якщо їх уже 10&#xa0;або більше, нічого не відбувається.</translation>
    </message>
    <message>
        <source>You ask each player in turn, starting on your left: anyone who has more coins than you at that moment gives you 1.</source>
        <translation>Ви просите гравців одного за одним, починаючи ліворуч: хто на ту мить має більше монет, ніж ви, дає вам 1.</translation>
    </message>
    <message>
        <source>You take 3 coins from the bank. Then the players on your left and right each take 1 from the bank.</source>
        <translation>Ви берете 3&#xa0;монети з&#xa0;банку. Потім гравці ліворуч і&#xa0;праворуч від вас беруть із банку по 1.</translation>
    </message>
    <message>
        <source>You take 1 coin from each of two other players. Then those two change seats; cards and coins stay where they are.</source>
        <translation>Ви берете по 1&#xa0;монеті у&#xa0;двох інших гравців. Потім ці двоє міняються місцями; карти й&#xa0;монети лишаються там, де були.</translation>
    </message>
    <message>
        <source>You take 2 coins from the bank. Then you choose another player, whose card is shown to everyone but them.</source>
        <translation>Ви берете 2&#xa0;монети з&#xa0;банку. Потім обираєте іншого гравця, і&#xa0;карту цього гравця бачать усі, крім її власника.</translation>
    </message>
    <message>
        <source>You take 2 coins from the richest other player. If several are tied, you choose.</source>
        <translation>Ви берете 2&#xa0;монети в&#xa0;найбагатшого з&#xa0;інших гравців. Якщо таких кілька, обираєте ви.</translation>
    </message>
    <message>
        <source>You choose left or right: everyone passes their whole fortune to their neighbour on that side.</source>
        <translation>Ви обираєте бік, лівий чи правий: кожен передає всі свої гроші сусідові з&#xa0;того боку.</translation>
    </message>
    <message>
        <source>You copy the last power used in the game.</source>
        <translation>Ви повторюєте силу, застосовану у&#xa0;грі останньою.</translation>
    </message>
    <message>
        <source>The player on your right reveals their card. If it is a man’s mask, they give you 3 coins.</source>
        <translation>Гравець праворуч від вас відкриває карту. Якщо маска чоловіча, цей гравець дає вам 3&#xa0;монети.</translation>
    </message>
    <message>
        <source>You hide 1, 2 or 3 of the bank’s coins in your hand, and another player guesses how many. If the guess is right, that player takes the coins; if it is wrong, you do.</source>
        <translation>Ви ховаєте в&#xa0;долоні 1, 2&#xa0;чи 3&#xa0;монети з&#xa0;банку, а&#xa0;інший гравець угадує, скільки їх. Якщо вгадано, монети бере цей гравець; якщо ні&#xa0;— ви.</translation>
    </message>
    <message>
        <source>This mask can’t be announced or named. A player who reveals it in a contest is out of the game; if a power makes someone reveal it, the player who used that power is out instead.</source>
        <translation>Цю маску не можна ні оголосити, ні назвати. Хто відкриває її через заперечення, вибуває з&#xa0;гри; якщо ж відкрити її когось змушує сила іншої маски, натомість вибуває той, хто цю силу застосував.</translation>
    </message>
    <message>
        <source>You turn up the top card of the graveyard, put it at the bottom and use its power as your own.</source>
        <translation>Ви відкриваєте верхню карту Кладовища, кладете її на спід і&#xa0;застосовуєте її силу як власну.</translation>
    </message>
    <message>
        <source>You take 1 coin from the bank. Then you secretly look at two cards, other players’ or in the centre.</source>
        <translation>Ви берете 1&#xa0;монету з&#xa0;банку. Потім, нікому не показуючи, дивитеся на дві карти інших гравців чи з&#xa0;центру.</translation>
    </message>
    <message>
        <source>You choose another player and name a mask, and that player’s card is revealed. If you were right, you use the power of that mask as your own.</source>
        <translation>Ви обираєте іншого гравця й&#xa0;називаєте маску, і&#xa0;цей гравець відкриває карту. Якщо ви вгадали, то застосовуєте силу цієї маски як власну.</translation>
    </message>
    <message>
        <source>This mask has the power the players gave it before the game.</source>
        <translation>Ця маска має ту силу, яку дали їй гравці перед грою.</translation>
    </message>
</context>
<context>
    <name>Prompt</name>
    <message>
        <source>Your turn: look, swap or announce?</source>
        <translation>Ваш хід: подивитися, поміняти чи оголосити?</translation>
    </message>
    <message>
        <source>Which of your cards do you look at?</source>
        <translation>На яку зі своїх карт подивитеся?</translation>
    </message>
    <message>
        <source>Which card do you take under the table with yours?</source>
        <translation>Яку карту візьмете під стіл разом зі своєю?</translation>
    </message>
    <message>
        <source>Which of your cards do you take under the table?</source>
        <translation>Яку зі своїх карт візьмете під стіл?</translation>
    </message>
    <message>
        <source>Which other card do you take with it?</source>
        <translation>Яку ще карту візьмете разом із нею?</translation>
    </message>
    <message>
        <source>Which mask do you announce?</source>
        <translation>Яку маску оголосите?</translation>
    </message>
    <message>
        <source>Which of your cards do you announce it with?</source>
        <translation>На яку зі своїх карт указуєте?</translation>
    </message>
    <message>
        <source>And the second card?</source>
        <translation>А&#xa0;друга карта?</translation>
    </message>
    <message>
        <source>And the second player?</source>
        <translation>А&#xa0;другий гравець?</translation>
    </message>
    <message>
        <source>Opening turn {number} of {total}. Which card do you take under the table with yours?</source>
        <translation>Вступний хід {number} із {total}. Яку карту візьмете під стіл разом зі своєю?</translation>
    </message>
    <message>
        <source>Your card was revealed last turn, so you can’t announce: look or swap?</source>
        <translation>Вашу карту відкрили попереднього ходу, тож оголошувати не можна: подивитися чи поміняти?</translation>
    </message>
    <message>
        <source>Your card was revealed last turn, so you must swap it, or pretend to. With which card?</source>
        <translation>Вашу карту відкрили попереднього ходу, тож лишається обмін, справжній чи вдаваний. Яку карту візьмете під стіл разом зі своєю?</translation>
    </message>
    <message>
        <source>Opening turn {number} of {total}. Which two cards do you take under the table? At least one must be yours.</source>
        <translation>Вступний хід {number} із {total}. Які дві карти візьмете під стіл? Принаймні одна має бути вашою.</translation>
    </message>
    <message>
        <source>One of your cards was revealed last turn, so you must swap two cards, or pretend to. At least one must be yours.</source>
        <translation>Одну з&#xa0;ваших карт відкрили попереднього ходу, тож лишається обмін двох карт, справжній чи вдаваний. Принаймні одна має бути вашою.</translation>
    </message>
    <message>
        <source>Under the table: {places}. Do you swap them, or only pretend to?</source>
        <translation>Під столом: {places}. Поміняєте їх чи лише вдасте обмін?</translation>
    </message>
    <message>
        <source>Your turn.</source>
        <translation>Ваш хід.</translation>
    </message>
    <message>
        <source>Which card?</source>
        <translation>Яку карту?</translation>
    </message>
    <message>
        <source>Which mask?</source>
        <translation>Яку маску?</translation>
    </message>
    <message>
        <source>Do you swap them?</source>
        <extracomment>Said right after which cards were taken under the table.</extracomment>
        <translation>Міняєте їх?</translation>
    </message>
    <message>
        <source>{name} says: “{words}” Do you contest?</source>
        <translation>{name} каже: «{words}» Заперечите?</translation>
    </message>
    <message>
        <source>Do you contest?</source>
        <translation>Заперечите?</translation>
    </message>
    <message>
        <source>{name} says: “{words}” Who here contests?</source>
        <translation>{name} каже: «{words}» Хто тут заперечить?</translation>
    </message>
    <message>
        <source>Who here contests?</source>
        <translation>Хто тут заперечить?</translation>
    </message>
    <message>
        <source>Who do you exchange fortunes with? You may also keep yours.</source>
        <translation>З&#xa0;ким поміняєтеся грошима? Можна й&#xa0;лишитися при своїх.</translation>
    </message>
    <message>
        <source>Choose who must name a mask and then reveal a card.</source>
        <translation>Хто має назвати маску, а&#xa0;тоді відкрити карту?</translation>
    </message>
    <message>
        <source>Whose card do you show to everyone else?</source>
        <translation>Чию карту покажете всім іншим?</translation>
    </message>
    <message>
        <source>Several players are tied for richest. Who do you take 2 coins from?</source>
        <translation>Найбагатших кілька. У&#xa0;кого візьмете 2&#xa0;монети?</translation>
    </message>
    <message>
        <source>Choose who must guess how many coins you hide.</source>
        <translation>Хто має вгадати, скільки монет ви сховали?</translation>
    </message>
    <message>
        <source>Whose mask do you want to name?</source>
        <translation>Чию маску хочете назвати?</translation>
    </message>
    <message>
        <source>Choose a player. The power: {power}</source>
        <translation>Оберіть гравця. Сила: {power}</translation>
    </message>
    <message>
        <source>Choose a player.</source>
        <translation>Оберіть гравця.</translation>
    </message>
    <message>
        <source>Which two players give you 1 coin each and change seats?</source>
        <translation>Які двоє гравців дадуть вам по 1&#xa0;монеті й&#xa0;поміняються місцями?</translation>
    </message>
    <message>
        <source>Which card do you look at along with your own?</source>
        <translation>На яку карту подивитеся разом зі своєю?</translation>
    </message>
    <message>
        <source>Which of these cards do you show to everyone else?</source>
        <translation>Яку з&#xa0;цих карт покажете всім іншим?</translation>
    </message>
    <message>
        <source>Which card’s mask do you want to name?</source>
        <translation>Маску якої з&#xa0;цих карт назвете?</translation>
    </message>
    <message>
        <source>Choose a card. The power: {power}</source>
        <translation>Оберіть карту. Сила: {power}</translation>
    </message>
    <message>
        <source>Which of your cards do you reveal?</source>
        <translation>Яку зі своїх карт відкриєте?</translation>
    </message>
    <message>
        <source>Choose a card.</source>
        <translation>Оберіть карту.</translation>
    </message>
    <message>
        <source>Which two cards do you take under the table?</source>
        <translation>Які дві карти візьмете під стіл?</translation>
    </message>
    <message>
        <source>Which two cards do you look at?</source>
        <translation>На які дві карти подивитеся?</translation>
    </message>
    <message>
        <source>Choose two cards. The power: {power}</source>
        <translation>Оберіть дві карти. Сила: {power}</translation>
    </message>
    <message>
        <source>Choose two cards.</source>
        <translation>Оберіть дві карти.</translation>
    </message>
    <message>
        <source>{name} asks which mask you are. Name one, then reveal your card. A wrong name costs you 4 coins.</source>
        <translation>{name} питає, яка у&#xa0;вас маска. Назвіть її, а&#xa0;тоді відкрийте карту. Помилка коштуватиме 4&#xa0;монети.</translation>
    </message>
    <message>
        <source>Everyone passes their whole fortune. To the left or to the right?</source>
        <translation>Кожен передає всі свої гроші. Ліворуч чи праворуч?</translation>
    </message>
    <message>
        <source>{name} hides 1, 2 or 3 coins. How many? Guess right and they’re yours.</source>
        <translation>{name} ховає 1, 2&#xa0;чи 3&#xa0;монети. Скільки? Якщо вгадаєте, вони ваші.</translation>
    </message>
    <message>
        <source>For {name}. {question}</source>
        <translation>Вирішує {name}. {question}</translation>
    </message>
    <message>
        <source>Your choice: {answer}</source>
        <extracomment>Before a choice is confirmed: a card, a player, or words such as “I am the Cheat!”.</extracomment>
        <translation>Ваш вибір: {answer}</translation>
    </message>
    <message>
        <source>{name} has two cards under the table: {place} and {place2}.</source>
        <translation>{name} тримає під столом дві карти: {place} та {place2}.</translation>
    </message>
    <message>
        <source>To the curtain</source>
        <translation>До завіси</translation>
    </message>
    <message>
        <source>{name} is thinking…</source>
        <translation>{name} думає…</translation>
    </message>
    <message>
        <source>Your choice: {target}. Which mask do you name? If you are right, its power is yours.</source>
        <translation>Ваш вибір: {target}. Яку маску назвете? Якщо вгадаєте, її сила ваша.</translation>
    </message>
    <message>
        <source>How many of the bank’s coins do you hide in your hand? Another player guesses: a right guess wins the coins, a wrong one makes them yours.</source>
        <translation>Скільки монет із банку сховаєте в&#xa0;долоні? Інший гравець відгадує: вгадає&#xa0;— монети його, не вгадає&#xa0;— ваші.</translation>
    </message>
    <message>
        <source>Step {number} of {total}: {step} {question}</source>
        <extracomment>A question about one of several steps of the Bear Tamer’s power, after what that step says.</extracomment>
        <translation>Крок {number} із {total}: {step} {question}</translation>
    </message>
    <message>
        <source>{name}: contest, or let it pass?</source>
        <translation>{name}: заперечити чи ні?</translation>
    </message>
    <message>
        <source>Masks off: who really is the {mask}?</source>
        <extracomment>Shown while the cards of a contest are turned up.</extracomment>
        <translation>Маски геть! Хто насправді {mask}?</translation>
    </message>
    <message>
        <source>For {name}. Everyone else, look away.</source>
        <translation>Це побачить лише {name}. Решту прошу відвернутися!</translation>
    </message>
    <message>
        <source>{name}: hold to open</source>
        <translation>{name}: натисніть і&#xa0;тримайте, щоб відкрити</translation>
    </message>
    <message>
        <source>Close the curtain</source>
        <translation>Закрити завісу</translation>
    </message>
    <message>
        <source>Only you can see this: {sentence}</source>
        <translation>Це бачите лише ви. {sentence}</translation>
    </message>
</context>
<context>
    <name>PromptPanel</name>
    <message>
        <source>Table</source>
        <translation>Стіл</translation>
    </message>
</context>
<context>
    <name>PurseWidget</name>
    <message>
        <source>Graveyard</source>
        <translation>Кладовище</translation>
    </message>
    <message>
        <source>Courthouse</source>
        <translation>Поле суду</translation>
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
        <translation>Тека з&#xa0;файлами</translation>
    </message>
    <message>
        <source>Folder</source>
        <translation>Тека</translation>
    </message>
    <message>
        <source>Shortcut</source>
        <translation>Ярлик</translation>
    </message>
    <message>
        <source>Unknown</source>
        <translation>Невідомий</translation>
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
        <translation>&amp;Тека:</translation>
    </message>
    <message>
        <source>Files of &amp;type:</source>
        <translation>&amp;Тип файлів:</translation>
    </message>
    <message>
        <source>Show </source>
        <translation>Показати: </translation>
    </message>
</context>
<context>
    <name>QFileSystemModel</name>
    <message>
        <source>Invalid filename</source>
        <translation>Неприпустиме ім’я файлу</translation>
    </message>
    <message>
        <source>&lt;b&gt;The name &quot;%1&quot; cannot be used.&lt;/b&gt;&lt;p&gt;Try using another name, with fewer characters or no punctuation marks.</source>
        <translation>&lt;b&gt;Ім’я «%1» не підходить.&lt;/b&gt;&lt;p&gt;Спробуйте інше: коротше або без розділових знаків.</translation>
    </message>
</context>
<context>
    <name>Queries</name>
    <message>
        <source>To play: {name}.</source>
        <translation>Черга: {name}.</translation>
    </message>
    <message>
        <source>Contesting: {names}.</source>
        <translation>Заперечують: {names}.</translation>
    </message>
    <message>
        <source>No card is face up, and there are no notes.</source>
        <translation>Відкритих карт немає, нотаток теж.</translation>
    </message>
</context>
<context>
    <name>Reader</name>
    <message>
        <source>Already contesting: {names}.</source>
        <translation>Уже заперечують: {names}.</translation>
    </message>
</context>
<context>
    <name>Replay</name>
    <message>
        <source>In the graveyard</source>
        <extracomment>Before a colon and a list of masks.</extracomment>
        <translation>На Кладовищі</translation>
    </message>
    <message>
        <source>In the graveyard, top first</source>
        <extracomment>The same, if the order of the masks is known.</extracomment>
        <translation>На Кладовищі, згори вниз</translation>
    </message>
    <message>
        <source>Next to answer</source>
        <extracomment>Before a colon and the player whose answer the game waits for.</extracomment>
        <translation>Наступна відповідь</translation>
    </message>
</context>
<context>
    <name>ReplaysScreen</name>
    <message>
        <source>These games can’t be read: {files}</source>
        <translation>Ці ігри не вдається прочитати: {files}</translation>
    </message>
    <message>
        <source>Watch</source>
        <translation>Дивитися</translation>
    </message>
    <message>
        <source>Resume</source>
        <translation>Продовжити</translation>
    </message>
    <message>
        <source>No games match.</source>
        <translation>Таких ігор немає.</translation>
    </message>
    <message>
        <source>No games yet. Every game you finish is kept here for you to watch again.</source>
        <translation>Ігор ще немає. Кожна закінчена гра зберігається тут, щоб її можна було переглянути.</translation>
    </message>
    <message>
        <source>Rename</source>
        <translation>Перейменувати</translation>
    </message>
    <message>
        <source>A name for this game. Leave it empty to use the date:</source>
        <translation>Назва цієї гри. Лишіть поле порожнім, щоб назвою була дата:</translation>
    </message>
    <message>
        <source>The game couldn’t be renamed: {why}</source>
        <translation>Гру не вдалося перейменувати: {why}</translation>
    </message>
    <message>
        <source>Delete</source>
        <translation>Видалити</translation>
    </message>
    <message>
        <source>Delete this game for good: {title}?</source>
        <translation>Видалити цю гру назавжди: {title}?</translation>
    </message>
    <message>
        <source>Keep it</source>
        <translation>Не видаляти</translation>
    </message>
    <message>
        <source>The game couldn’t be deleted: {why}</source>
        <translation>Гру не вдалося видалити: {why}</translation>
    </message>
    <message>
        <source>Export a game</source>
        <translation>Експорт гри</translation>
    </message>
    <message>
        <source>Exported</source>
        <translation>Експортовано</translation>
    </message>
    <message>
        <source>The game couldn’t be exported: {why}</source>
        <translation>Гру не вдалося експортувати: {why}</translation>
    </message>
    <message>
        <source>Import a game</source>
        <translation>Імпорт гри</translation>
    </message>
    <message>
        <source>This file can’t be imported: {why}</source>
        <translation>Цей файл не вдається імпортувати: {why}</translation>
    </message>
    <message>
        <source>You already have this game: it is selected in the list.</source>
        <translation>Ця гра у&#xa0;вас уже є: її виділено в&#xa0;списку.</translation>
    </message>
    <message>
        <source>Games</source>
        <translation>Ігри</translation>
    </message>
    <message>
        <source>Replays</source>
        <translation>Записи ігор</translation>
    </message>
    <message>
        <source>Find a player, a date, a result…</source>
        <translation>Знайти гравця, дату, результат…</translation>
    </message>
    <message>
        <source>Find a game</source>
        <translation>Знайти гру</translation>
    </message>
    <message>
        <source>Saved games</source>
        <translation>Збережені ігри</translation>
    </message>
    <message>
        <source>Give this game a name</source>
        <translation>Дати цій грі назву</translation>
    </message>
    <message>
        <source>A new game between bots at the table of your last game, with all masks face up</source>
        <translation>Нова гра ботів за столом вашої минулої гри, з&#xa0;усіма відкритими масками</translation>
    </message>
    <message>
        <source>Export…</source>
        <translation>Експорт…</translation>
    </message>
    <message>
        <source>Save this game as a file to share</source>
        <translation>Зберегти цю гру у&#xa0;файл, щоб поділитися</translation>
    </message>
    <message>
        <source>Delete this game</source>
        <translation>Видалити цю гру</translation>
    </message>
    <message>
        <source>Import…</source>
        <translation>Імпорт…</translation>
    </message>
    <message>
        <source>Import a game from a file</source>
        <translation>Імпортувати гру з&#xa0;файлу</translation>
    </message>
    <message>
        <source>Watch bots play</source>
        <translation>Дивитися гру ботів</translation>
    </message>
</context>
<context>
    <name>ReportDialog</name>
    <message>
        <source>Save the report</source>
        <translation>Зберегти звіт</translation>
    </message>
    <message>
        <source>The report couldn’t be saved: {why}</source>
        <translation>Звіт не вдалося зберегти: {why}</translation>
    </message>
    <message>
        <source>The report is here: {path}</source>
        <translation>Звіт лежить тут: {path}</translation>
    </message>
    <message>
        <source>Report a problem</source>
        <translation>Повідомити про проблему</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Закрити</translation>
    </message>
    <message>
        <source>The report is a file that you can attach to a message. It names your version and system and lists any errors. The program itself sends nothing.</source>
        <translation>Звіт&#xa0;— це файл, який можна додати до листа. У&#xa0;ньому вказано версію програми, систему та помилки, які сталися. Сама програма нічого не надсилає.</translation>
    </message>
    <message>
        <source>Add the last game, with all its hidden cards and the players’ names</source>
        <translation>Додати останню гру з&#xa0;усіма прихованими картами та іменами гравців</translation>
    </message>
    <message>
        <source>Save the report…</source>
        <translation>Зберегти звіт…</translation>
    </message>
</context>
<context>
    <name>Review</name>
    <message>
        <source>Turn {turn}: {answer} ({best} → {given})</source>
        <extracomment>{answer} is what was chosen, as on a button; {best} and {given} are chances of winning: with a master’s choice, and with this one.</extracomment>
        <translation>Хід {turn}: {answer} ({best} → {given})</translation>
    </message>
    <message>
        <source>Turn {turn}: {answer}</source>
        <translation>Хід {turn}: {answer}</translation>
    </message>
    <message>
        <source>{answer} ({name}: {mask})</source>
        <extracomment>An answer to a claim, with who made it and which mask they claimed: “Let it pass (Anna: King)”.</extracomment>
        <translation>{answer} ({name}: {mask})</translation>
    </message>
    <message>
        <source>Costly</source>
        <extracomment>Heard instead of ★ before one of the costliest decisions: “Costly – Turn 5: Look”.</extracomment>
        <translation>Дорога помилка</translation>
    </message>
    <message>
        <source>Like a master</source>
        <extracomment>Heard instead of ✓ before a decision that a master would have made, too: “Like a master – Turn 5: Look”.</extracomment>
        <translation>Як майстер</translation>
    </message>
    <message>
        <source>A master would have done the same.</source>
        <translation>Майстер зробив би те саме.</translation>
    </message>
    <message>
        <source>As good as a master’s choice: {answer}.</source>
        <translation>Не гірше, ніж вибір майстра: {answer}.</translation>
    </message>
    <message>
        <source>A master would have chosen: {answer}. Your choice lowered your chance of winning from {best} to {given}.</source>
        <translation>Майстер обрав би: {answer}. Ваш вибір зменшив імовірність перемоги з&#xa0;{best} до {given}.</translation>
    </message>
    <message>
        <source>A master would have chosen: {answer}.</source>
        <translation>Майстер обрав би: {answer}.</translation>
    </message>
    <message>
        <source>All answers were equally good here.</source>
        <translation>Тут усі відповіді були однаково добрі.</translation>
    </message>
</context>
<context>
    <name>ReviewScreen</name>
    <message>
        <source>The review can’t continue. Close it and try again.</source>
        <translation>Розбір не вдається продовжити. Вийдіть і&#xa0;спробуйте знову.</translation>
    </message>
    <message>
        <source>A master is studying your game…</source>
        <translation>Майстер вивчає вашу гру…</translation>
    </message>
    <message>
        <source>You had nothing to decide in this game.</source>
        <translation>У&#xa0;цій грі вам нічого не довелося вирішувати.</translation>
    </message>
    <message>
        <source>✓ means that a master would have done the same.</source>
        <translation>Позначка ✓ означає, що майстер зробив би те саме.</translation>
    </message>
    <message>
        <source>Review</source>
        <translation>Розбір</translation>
    </message>
    <message>
        <source>Whose decisions</source>
        <translation>Чиї рішення</translation>
    </message>
    <message>
        <source>Your decisions, costliest first</source>
        <translation>Ваші рішення, спершу найдорожчі</translation>
    </message>
    <message>
        <source>Progress of the review</source>
        <translation>Перебіг розбору</translation>
    </message>
    <message>
        <source>Chance of winning after each answer, as a master sees it:</source>
        <translation>Імовірність перемоги після кожної відповіді, на думку майстра:</translation>
    </message>
    <message>
        <source>Show it on the table</source>
        <translation>Показати на столі</translation>
    </message>
    <message>
        <source>Open the replay at this decision</source>
        <translation>Відкрити запис гри на цьому рішенні</translation>
    </message>
</context>
<context>
    <name>Reviewed</name>
    <message numerus="yes">
        <source>%n decision(s). The costliest come first, marked ★.</source>
        <translation>
            <numerusform>%n&#xa0;рішення. Спершу найдорожчі, їх позначено ★.</numerusform>
            <numerusform>%n&#xa0;рішення. Спершу найдорожчі, їх позначено ★.</numerusform>
            <numerusform>%n&#xa0;рішень. Спершу найдорожчі, їх позначено ★.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n decision(s), and a master would change none of them!</source>
        <translation>
            <numerusform>%n&#xa0;рішення, і&#xa0;майстер зробив би те саме!</numerusform>
            <numerusform>%n&#xa0;рішення, і&#xa0;майстер не змінив би жодного!</numerusform>
            <numerusform>%n&#xa0;рішень, і&#xa0;майстер не змінив би жодного!</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Role</name>
    <message>
        <source>Guest</source>
        <extracomment>How good a bot is: a guest at the ball, the weakest of four.</extracomment>
        <translation>Гість</translation>
    </message>
    <message>
        <source>Regular</source>
        <extracomment>How good a bot is: a regular guest at such balls, the second of four.</extracomment>
        <translation>Завсідник</translation>
    </message>
    <message>
        <source>Courtier</source>
        <translation>Вельможа</translation>
    </message>
    <message>
        <source>Master</source>
        <translation>Майстер</translation>
    </message>
    <message>
        <source>Easy (guest)</source>
        <extracomment>How hard an opponent is to beat, with the name of the level; in a list of opponents.</extracomment>
        <translation>Легкий (гість)</translation>
    </message>
    <message>
        <source>Medium (regular)</source>
        <translation>Середній (завсідник)</translation>
    </message>
    <message>
        <source>Hard (courtier)</source>
        <translation>Важкий (вельможа)</translation>
    </message>
    <message>
        <source>Very hard (master)</source>
        <translation>Дуже важкий (майстер)</translation>
    </message>
    <message>
        <source>Often misses a swap and believes most of what is said.</source>
        <translation>Часто не помічає обміну й&#xa0;вірить майже всьому, що чує.</translation>
    </message>
    <message>
        <source>Pays attention, but anything more than a few rounds back begins to blur.</source>
        <translation>Уважно стежить, але те, що було кілька кіл тому, вже розпливається.</translation>
    </message>
    <message>
        <source>Forgets nothing and weighs the odds.</source>
        <translation>Нічого не забуває і&#xa0;зважує шанси.</translation>
    </message>
    <message>
        <source>Forgets nothing, reads words and silences, and thinks ahead.</source>
        <translation>Нічого не забуває, зважує і&#xa0;слова, і&#xa0;мовчання та думає наперед.</translation>
    </message>
    <message>
        <source>Balanced</source>
        <extracomment>A bot’s temperament: a bit of everything. Temperaments also stand after the level: “Master, bold”.</extracomment>
        <translation>Врівноважена</translation>
    </message>
    <message>
        <source>Cautious</source>
        <translation>Обережна</translation>
    </message>
    <message>
        <source>Bold</source>
        <translation>Смілива</translation>
    </message>
    <message>
        <source>Greedy</source>
        <translation>Жадібна</translation>
    </message>
    <message>
        <source>Suspicious</source>
        <translation>Недовірлива</translation>
    </message>
    <message>
        <source>Chaotic</source>
        <translation>Химерна</translation>
    </message>
    <message>
        <source>A bit of everything.</source>
        <translation>Усього потроху.</translation>
    </message>
    <message>
        <source>Looks more often, bluffs and contests less.</source>
        <translation>Частіше дивиться, рідше блефує й&#xa0;заперечує.</translation>
    </message>
    <message>
        <source>Loves to bluff and to contest.</source>
        <translation>Любить блефувати й&#xa0;заперечувати.</translation>
    </message>
    <message>
        <source>Goes for the money and rarely looks.</source>
        <translation>Женеться за грошима й&#xa0;рідко дивиться на свою карту.</translation>
    </message>
    <message>
        <source>Takes many claims for lies and contests them.</source>
        <translation>У&#xa0;багатьох заявах бачить обман і&#xa0;заперечує.</translation>
    </message>
    <message>
        <source>Hard to predict.</source>
        <translation>Важко передбачити.</translation>
    </message>
    <message>
        <source>Human</source>
        <translation>Людина</translation>
    </message>
    <message>
        <source>Bot</source>
        <translation>Бот</translation>
    </message>
    <message>
        <source>{level}, {temperament}</source>
        <translation>{level}, вдача {temperament}</translation>
    </message>
</context>
<context>
    <name>Rules</name>
    <message>
        <source>The rules of the game</source>
        <translation>Правила гри</translation>
    </message>
    <message>
        <source>Tip: {text}</source>
        <translation>Порада: {text}</translation>
    </message>
    <message>
        <source>No mask is called “{name}”. The masks are: {masks}</source>
        <translation>Немає маски з&#xa0;назвою «{name}». Є&#xa0;такі: {masks}</translation>
    </message>
    <message>
        <source>Welcome to the ball</source>
        <translation>Ласкаво просимо на бал</translation>
    </message>
    <message>
        <source>Everyone at this table wears a mask: a card with a character and a power. At first the masks lie face up, and everyone knows who is who. Then they are turned face down, and the dance begins. Cards change places under the table, or only seem to. Before long you no longer know who the others are, and soon you are not even sure who you are.</source>
        <translation>За цим столом кожен носить маску: карту з&#xa0;персонажем і&#xa0;його силою. Спочатку маски лежать горілиць, і&#xa0;всі знають, хто є&#xa0;хто. Потім їх перевертають долілиць&#xa0;— і&#xa0;танець починається. Карти міняються місцями під столом, або так лише здається. Невдовзі ви вже не певні, хто навколо вас, а&#xa0;згодом&#xa0;— навіть хто ви самі.</translation>
    </message>
    <message>
        <source>On your turn you do one simple thing: swap your card with another (or pretend to), look at your own card, or announce who you are and use that mask’s power. It doesn’t have to be true. As long as nobody contests it, you are who you say you are.</source>
        <translation>У&#xa0;свій хід ви робите щось одне й&#xa0;просте: міняєте свою карту на іншу (або вдаєте, ніби міняєте), дивитеся на свою карту або вголос кажете, хто ви, і&#xa0;застосовуєте силу цієї маски. Казати правду не обов’язково. Доки ніхто не заперечує, ви&#xa0;— та маска, якою назвалися.</translation>
    </message>
    <message>
        <source>The game is for 2 to 13 players: you against computer opponents, or several people sharing one screen.</source>
        <translation>Це гра для 2–13&#xa0;гравців: ви в&#xa0;товаристві гостей, яких запросила програма, або кілька людей за одним екраном.</translation>
    </message>
    <message>
        <source>A few terms</source>
        <translation>Кілька понять</translation>
    </message>
    <message>
        <source>Your mask is the card in front of you, whether you know what it is or not. A mask is in play if it was dealt at the start, to a player or to the centre of the table, even if its card has since left the game.</source>
        <translation>Ваша маска&#xa0;— це карта перед вами, знаєте ви її чи ні. Маски у&#xa0;грі&#xa0;— це всі, які на початку роздали гравцям або поклали в&#xa0;центр стола, навіть якщо якась із цих карт відтоді вийшла з&#xa0;гри.</translation>
    </message>
    <message>
        <source>Your fortune is all the coins in front of you.</source>
        <translation>Ваші гроші&#xa0;— це всі монети перед вами.</translation>
    </message>
    <message>
        <source>The courthouse is where fines go. The bank holds all the other coins.</source>
        <translation>На поле суду сплачують штрафи. Усі інші монети, яких немає ні в&#xa0;кого,&#xa0;— у&#xa0;банку.</translation>
    </message>
    <message>
        <source>A ★ on a card means that its power brings money from the bank.</source>
        <translation>Зірка ★ на карті означає, що її сила приносить гроші з&#xa0;банку.</translation>
    </message>
    <message>
        <source>Your first game</source>
        <translation>Уперше за столом</translation>
    </message>
    <message>
        <source>Start with four to eight players; four to six is ideal for learning. Save the big parties, and the tables for two or three, for later: both reward experience.</source>
        <translation>Почніть із товариства від чотирьох до восьми гравців; знайомитися з&#xa0;грою найкраще вчотирьох, уп’ятьох чи вшістьох. Велике товариство й&#xa0;столи для двох чи трьох лишіть на потім: там потрібен досвід.</translation>
    </message>
    <message>
        <source>Read every mask before the cards are turned face down. There is no hurry: the game waits until you have seen enough.</source>
        <translation>Прочитайте про кожну маску, перш ніж карти перевернуть. Ніхто вас не квапить: гра чекає, доки ви все роздивитеся.</translation>
    </message>
    <message>
        <source>Start with the A scenarios. Once you know them well, try the B scenarios, whose masks call for a little more cunning. See [[chapter:scenarios]].</source>
        <translation>Почніть зі сценаріїв «А». Коли добре їх опануєте, спробуйте сценарії «Б»: їхні маски вимагають трохи більше хитрощів. Дивіться розділ «[[chapter:scenarios]]».</translation>
    </message>
    <message>
        <source>Mascarade is a game by Bruno Faidutti. This program is an unofficial implementation of it. Its pictures and texts, including this rulebook, were made for it.</source>
        <translation>«Маскарад»&#xa0;— гра Бруно Файдутті. Ця програма&#xa0;— її неофіційна реалізація. Малюнки й&#xa0;тексти, зокрема й&#xa0;ці правила, створено лише для неї.</translation>
    </message>
    <message>
        <source>The aim</source>
        <translation>Мета гри</translation>
    </message>
    <message>
        <source>The goal is to get rich. The first player to own 13 coins wins. If someone loses their last coin before that, the game also ends, and the richest player wins.</source>
        <translation>Мета&#xa0;— розбагатіти. Перемагає той, хто першим матиме 13&#xa0;монет. Якщо ж хтось раніше втратить останню монету, гра теж закінчується, і&#xa0;перемагає найбагатший гравець.</translation>
    </message>
    <message>
        <source>Coins come from the powers of the masks, whether you really wear them or just say you do. For the details, see [[chapter:end]].</source>
        <translation>Джерело монет&#xa0;— сили масок, байдуже, чи ви справді носите ці маски, чи лише так кажете. Про тонкощі читайте в&#xa0;розділі «[[chapter:end]]».</translation>
    </message>
    <message>
        <source>Setting the table</source>
        <translation>Готуємо стіл</translation>
    </message>
    <message>
        <source>Everyone gets 6 coins. There are 200 in all; the rest form the bank. The courthouse starts empty.</source>
        <translation>Кожен отримує 6&#xa0;монет. Усього їх 200; решта&#xa0;— це банк. Поле суду порожнє.</translation>
    </message>
    <message>
        <source>Choose a scenario: the set of masks in play. Four or five players use six masks, and the one or two left over go in the centre of the table. Six players or more use as many masks as there are players, or one or two more, which also go in the centre.</source>
        <translation>Оберіть сценарій&#xa0;— набір масок, що беруть участь у&#xa0;грі. Для чотирьох або п’яти гравців потрібно шість масок; зайві дві або одна лежать у&#xa0;центрі стола. Якщо гравців шестеро або більше, масок стільки ж, скільки гравців, або на одну чи дві більше; зайві теж лежать у&#xa0;центрі.</translation>
    </message>
    <message>
        <source>The masks are shuffled and dealt face up, one to each player. Everyone may study them for as long as they like: this is the only time that all masks are face up.</source>
        <translation>Маски перемішують і&#xa0;роздають горілиць, по одній кожному. Усі роздивляються все, скільки забажають: це єдина мить, коли відкрито весь стіл.</translation>
    </message>
    <message>
        <source>All cards are turned face down, including those in the centre. One player begins (at a real table, the youngest), and play goes clockwise, to the left.</source>
        <translation>Усі карти перевертають долілиць, і&#xa0;ті, що в&#xa0;центрі, теж. Хтось один починає (за справжнім столом&#xa0;— наймолодший гравець), а&#xa0;далі ходять за годинниковою стрілкою, тобто ліворуч.</translation>
    </message>
    <message>
        <source>With two or three players the table looks a little different: see [[chapter:small]]. With the [[mask:necromancer]] in play, there is also a graveyard: see [[chapter:expansion]].</source>
        <translation>Для двох чи трьох гравців стіл має трохи інший вигляд: дивіться розділ «[[chapter:small]]». Якщо у&#xa0;грі є&#xa0;[[mask:necromancer]], на столі з’являється ще й&#xa0;Кладовище: дивіться розділ «[[chapter:expansion]]».</translation>
    </message>
    <message>
        <source>You don’t have to remember everything. Your own mask, your two neighbours’, and whoever takes the most from the bank are a good start.</source>
        <translation>Не треба запам’ятовувати все. Власна маска, маски двох сусідів і&#xa0;того, хто бере з&#xa0;банку найбільше,&#xa0;— добрий початок.</translation>
    </message>
    <message>
        <source>The opening turns</source>
        <translation>Вступні ходи</translation>
    </message>
    <message>
        <source>While everyone knows everything, there is nothing to bluff about. So the first four turns of the game are swaps and nothing else: nobody may look or announce yet. On each of these turns the player takes their own card and another one under the table, and swaps them or only pretends to.</source>
        <translation>Доки всі знають усе, блефувати нема як. Тому перші чотири ходи гри&#xa0;— це обміни й&#xa0;нічого більше: дивитися та оголошувати ще не можна. У&#xa0;такий хід гравець бере під стіл свою карту та ще одну і&#xa0;міняє їх або лише вдає, ніби міняє.</translation>
    </message>
    <message>
        <source>That is four turns in all, not four for each player. At a large table some people won’t have had a turn before the real game begins. You can change the number of opening turns when you set up a game.</source>
        <translation>Це чотири ходи на всіх, а&#xa0;не по чотири на кожного. За великим столом дехто ще не встигне походити, коли почнеться справжня гра. Кількість вступних ходів для нової гри можна змінити.</translation>
    </message>
    <message>
        <source>Your turn: three actions</source>
        <translation>Ваш хід: три дії</translation>
    </message>
    <message>
        <source>After the opening turns, you do exactly one of these three things on your turn.</source>
        <translation>Після вступних ходів ви щоразу робите рівно одне з&#xa0;трьох.</translation>
    </message>
    <message>
        <source>Swap, or pretend to</source>
        <translation>Поміняти або вдати обмін</translation>
    </message>
    <message>
        <source>Take your own card and one card from another player or the centre, without looking at either, and hold both under the table. There you swap them, or you don’t. Then put one back in each place. Everyone sees which two cards you took; only you know what you did.</source>
        <translation>Ви берете свою карту та одну карту іншого гравця або з&#xa0;центру, не дивлячись на жодну з&#xa0;них, і&#xa0;тримаєте обидві під столом. Там ви їх міняєте&#xa0;— або ні. Потім кладете по одній на кожне місце. Усі бачать, які дві карти ви взяли; що ви зробили, знаєте лише ви.</translation>
    </message>
    <message>
        <source>Look at your card</source>
        <translation>Подивитися на свою карту</translation>
    </message>
    <message>
        <source>Secretly look at your own card. It costs you the turn, but now you know who you are, until someone takes your card under the table again.</source>
        <translation>Ви дивитеся на свою карту, нікому її не показуючи. Це коштує вам ходу, зате тепер ви знаєте, хто ви,&#xa0;— доки хтось знову не візьме вашу карту під стіл.</translation>
    </message>
    <message>
        <source>Announce a mask</source>
        <translation>Оголосити маску</translation>
    </message>
    <message>
        <source>Claim to be any mask in play except the [[mask:damned]]. You may do so even if you have no idea what your card is. If nobody contests, you use its power. How that works is explained in [[chapter:contest]].</source>
        <translation>Ви називаєте себе будь‑якою маскою, що у&#xa0;грі, крім [[mask:damned|Проклятого]]. Це можна робити, навіть якщо ви не маєте гадки, що у&#xa0;вас за карта. Якщо ніхто не заперечує, ви застосовуєте її силу. Як це відбувається, розповідає розділ «[[chapter:contest]]».</translation>
    </message>
    <message>
        <source>Just revealed?</source>
        <translation>Вашу карту щойно відкрили?</translation>
    </message>
    <message>
        <source>If one of your cards was revealed during the turn just before yours, you may not announce: everyone still knows who you are. You must look or swap; contesting is still allowed. It doesn’t matter why it was revealed: in a contest, or by the [[mask:guru]], the [[mask:princess]], the [[mask:courtesan]], the [[mask:usurper]] or the [[mask:bear_tamer]]. (There are stricter variants: see [[chapter:variants]].)</source>
        <translation>Якщо якусь із ваших карт відкрили попереднього ходу, тобто якраз перед вашим, оголошувати не можна: усі ще знають, хто ви. Лишається дивитися або міняти; заперечувати, як і&#xa0;раніше, можна. Байдуже, чому її відкрито: через заперечення чи через силу, яку має [[mask:guru]], [[mask:princess]], [[mask:courtesan]], [[mask:usurper]] чи [[mask:bear_tamer]]. (Є&#xa0;й&#xa0;суворіші варіанти: дивіться розділ «[[chapter:variants]]».)</translation>
    </message>
    <message>
        <source>Then it is the next player’s turn, to the left. Play always continues from the seat whose turn it was, no matter who used the power, and even if people have changed seats in the meantime.</source>
        <translation>Потім ходить наступний гравець ліворуч. Черга завжди йде далі від того місця, з&#xa0;якого зроблено хід, хоч би хто застосував силу маски й&#xa0;навіть якщо люди тим часом помінялися місцями.</translation>
    </message>
    <message>
        <source>What everyone sees</source>
        <translation>Що бачать усі</translation>
    </message>
    <message>
        <source>Public: all fortunes, the bank and the courthouse; everything announced, contested, chosen, named and guessed; who looks at which card; which two cards go under the table; and every card that is revealed.</source>
        <translation>Усі знають: скільки грошей у&#xa0;кого, у&#xa0;банку й&#xa0;на полі суду; що оголошують, заперечують, обирають, називають і&#xa0;вгадують; хто на яку карту дивиться; які дві карти йдуть під стіл; і&#xa0;кожну карту, яку відкривають.</translation>
    </message>
    <message>
        <source>Secret: what someone saw when looking in secret, and whether two cards were really swapped. Only the player who did it knows, until everything comes to light after the game.</source>
        <translation>Таємниця: що саме хтось побачив на карті й&#xa0;чи справді поміняно дві карти. Це знає лише той, хто дивився чи міняв; решта дізнається аж після гри.</translation>
    </message>
    <message>
        <source>A pretended swap is not a wasted turn. Everyone else now has doubts about two cards, and you don’t.</source>
        <translation>Удаваний обмін&#xa0;— не змарнований хід. Тепер усі інші сумніваються щодо двох карт, а&#xa0;ви&#xa0;— ні.</translation>
    </message>
    <message>
        <source>Announcing and contesting</source>
        <translation>Оголошення й&#xa0;заперечення</translation>
    </message>
    <message>
        <source>You name a mask: “I am the King!” Your card stays face down. You may know it’s true, hope it is, or know perfectly well that it isn’t.</source>
        <translation>Ви називаєте маску: «Я&#xa0;— Король!» Ваша карта лишається закритою. Ви можете знати, що це правда, сподіватися на це або чудово знати, що це не так.</translation>
    </message>
    <message>
        <source>Starting on your left and going clockwise, each of the others either lets it pass or contests by claiming to be that mask: “No, I am!” Everyone hears each answer as it is given.</source>
        <translation>За годинниковою стрілкою, починаючи ліворуч від вас, кожен або не заперечує, або заперечує, тобто називає цю маску своєю: «Ні, це я!» Кожну відповідь одразу чують усі.</translation>
    </message>
    <message>
        <source>If nobody contests, you use the power. Nothing is revealed, and nobody learns whether you told the truth.</source>
        <translation>Ніхто не заперечує? Тоді ви застосовуєте силу маски. Нічого не відкривають, і&#xa0;ніхто не дізнається, чи казали ви правду.</translation>
    </message>
    <message>
        <source>If someone contests, you and everyone who contested reveal your cards at the same time. Whoever really has the mask uses its power. Then everyone who revealed a different mask pays a fine of 1 coin to the courthouse, and the cards are turned face down again.</source>
        <translation>Хтось заперечує? Тоді ви й&#xa0;усі, хто заперечив, одночасно відкриваєте свої карти. Хто справді має цю маску, застосовує її силу. Після цього кожен із вас, у&#xa0;кого виявилася інша маска, сплачує на поле суду 1&#xa0;монету штрафу, а&#xa0;карти знову перевертають долілиць.</translation>
    </message>
    <message>
        <source>If it turns out that none of you has the mask, nobody uses the power, and all of you pay.</source>
        <translation>Якщо виявиться, що цієї маски немає ні в&#xa0;кого з&#xa0;вас, її сили не застосовує ніхто, а&#xa0;штраф платять усі, хто відкрив карти.</translation>
    </message>
    <message>
        <source>Special cases</source>
        <translation>Окремі випадки</translation>
    </message>
    <message>
        <source>A power must be used in full. Only the [[mask:witch]] may decline. A power that has no effect still counts as used.</source>
        <translation>Силу застосовують повністю. Відмовитися може лише [[mask:witch]]. Сила, яка нічого не дала, теж вважається застосованою.</translation>
    </message>
    <message>
        <source>The revealed cards settle who is right and who is wrong. Nothing the power moves afterwards changes that.</source>
        <translation>Хто має рацію, а&#xa0;хто ні, видно з&#xa0;карт у&#xa0;ту мить, коли їх відкрито. Хоч би що потім пересунула сила маски, цього вже не змінити.</translation>
    </message>
    <message>
        <source>Fines come after the power, all at the same time. You pay from whatever is then in front of you. A fine can take your last coin, and that ends the game.</source>
        <translation>Штрафи платять після застосування сили, усі одночасно. Ви платите з&#xa0;того, що на ту мить лежить перед вами. Штраф може забрати й&#xa0;останню монету, і&#xa0;тоді гра закінчується.</translation>
    </message>
    <message>
        <source>A player who was knocked out of the game this turn pays no fine.</source>
        <translation>Хто вибуває з&#xa0;гри цього ходу, штрафу не платить.</translation>
    </message>
    <message>
        <source>There are two [[mask:peasant]] cards. If that mask was announced and both are among the revealed cards, both players are right.</source>
        <translation>Карт «[[mask:peasant]]» дві. Якщо оголошено саме цю маску і&#xa0;серед відкритих карт є&#xa0;обидві, мають рацію обидва гравці.</translation>
    </message>
    <message>
        <source>Contest when you are fairly sure the mask is yours, not just because you doubt the other player: even if you’re right to doubt, you pay the fine unless you have the mask yourself.</source>
        <translation>Заперечуйте, коли ви майже певні, що маска ваша, а&#xa0;не коли просто не вірите іншому: без цієї маски ви платите штраф, навіть якщо сумнівалися слушно.</translation>
    </message>
    <message>
        <source>Listen to the silence. Someone who lets a good mask pass probably isn’t wearing it, or doesn’t know they are.</source>
        <translation>Прислухайтеся до мовчання. Хто не заперечує, коли оголошують добру маску, той, мабуть, її не носить&#xa0;— або про це не знає.</translation>
    </message>
    <message>
        <source>The end of the game</source>
        <translation>Кінець гри</translation>
    </message>
    <message>
        <source>The game ends as soon as one of these things happens:</source>
        <translation>Гра закінчується тієї ж миті, коли стається щось із цього:</translation>
    </message>
    <message>
        <source>A player has 13 coins or more.</source>
        <translation>Гравець має 13&#xa0;монет або більше.</translation>
    </message>
    <message>
        <source>A player has no coins left.</source>
        <translation>У&#xa0;гравця не лишилося жодної монети.</translation>
    </message>
    <message>
        <source>Only one player is left in the game.</source>
        <translation>У&#xa0;грі лишився тільки один гравець.</translation>
    </message>
    <message>
        <source>The [[mask:cheat]] uses its power with 10 coins or more. That player alone wins, however much the others have.</source>
        <translation>[[mask:cheat]] застосовує свою силу, маючи 10&#xa0;монет або більше. Тоді перемагає лише цей гравець, хоч би скільки мали інші.</translation>
    </message>
    <message>
        <source>In all other cases the richest player wins. Tied players share the victory.</source>
        <translation>У&#xa0;всіх інших випадках перемагає найбагатший гравець. Якщо грошей порівну, гравці ділять перемогу.</translation>
    </message>
    <message>
        <source>A power is carried out step by step, in the order described, and after each step the game checks whether it is over. Everything within a step happens at the same time.</source>
        <translation>Силу маски виконують крок за кроком у&#xa0;тому порядку, в&#xa0;якому її описано, і&#xa0;після кожного кроку дивляться, чи не скінчилася гра. Усе, що переходить за один крок, переходить одночасно.</translation>
    </message>
    <message>
        <source>If several players reach 13 or more in the same step, the richest of them wins.</source>
        <translation>Якщо за один крок кілька гравців набирають 13&#xa0;монет або більше, перемагає найбагатший із них.</translation>
    </message>
    <message>
        <source>If you have to give more coins than you have, you give all you have. If the bank can’t pay in full, it pays what it has: first to the player using the power, then clockwise.</source>
        <translation>Якщо треба віддати більше монет, ніж ви маєте, віддаєте всі, що є. Банк, якому не вистачає монет, платить те, що має: спершу тому, хто застосовує силу, потім&#xa0;— за годинниковою стрілкою.</translation>
    </message>
    <message>
        <source>The masks</source>
        <translation>Маски</translation>
    </message>
    <message>
        <source>Every mask has its own page with its power and its special cases. The following applies to all of them.</source>
        <translation>Кожна маска має власну сторінку, де описано її силу та окремі випадки. А&#xa0;тут&#xa0;— те, що стосується всіх.</translation>
    </message>
    <message>
        <source>“You” are always the player using the power. “Another player” is never you.</source>
        <translation>«Ви»&#xa0;— це завжди той, хто застосовує силу маски. «Інший гравець»&#xa0;— це ніколи не ви.</translation>
    </message>
    <message>
        <source>Cards in the centre belong to nobody. Only a swap on your turn and the [[mask:sage]] can reach them, and the [[mask:bear_tamer]] if its power says so.</source>
        <translation>Карти в&#xa0;центрі не належать нікому. Дістатися до них можна лише обміном у&#xa0;свій хід; з&#xa0;масок це вміють тільки [[mask:sage]] і, якщо так сказано в&#xa0;складеній силі, [[mask:bear_tamer]].</translation>
    </message>
    <message>
        <source>“Left” and “right” mean the nearest players still in the game. Anyone who is out is skipped.</source>
        <translation>«Ліворуч» і&#xa0;«праворуч»&#xa0;— це найближчі гравці, які ще у&#xa0;грі. Тих, хто вибув, пропускають.</translation>
    </message>
    <message>
        <source>With two players left, your neighbour on both sides is the same player, and counts once.</source>
        <translation>Коли гравців лишається двоє, сусід ліворуч і&#xa0;сусід праворуч&#xa0;— та сама людина, і&#xa0;рахується вона один раз.</translation>
    </message>
    <message>
        <source>Powers within powers</source>
        <translation>Сила в&#xa0;силі</translation>
    </message>
    <message>
        <source>The [[mask:actress]], the [[mask:necromancer]] and the [[mask:usurper]] use another mask’s power as if it were their own. A mask’s power is used at most once a turn: if the chain comes back to a mask already used, nothing happens.</source>
        <translation>[[mask:actress]], [[mask:necromancer]] та [[mask:usurper]] застосовують силу іншої маски як власну. Силу однієї маски застосовують щонайбільше раз за хід: якщо ланцюжок повертається до маски, чию силу вже застосовано, нічого не відбувається.</translation>
    </message>
    <message>
        <source>Two and three players</source>
        <translation>Удвох і&#xa0;втрьох</translation>
    </message>
    <message>
        <source>A small table uses exactly six masks, and everyone has several cards: two each with three players, three each with two. Nothing lies in the centre. Everyone begins with 6 coins.</source>
        <translation>За малим столом масок рівно шість, і&#xa0;в&#xa0;кожного по кілька карт: утрьох&#xa0;— по дві, удвох&#xa0;— по три. У&#xa0;центрі нічого немає. Кожен починає з&#xa0;6&#xa0;монетами.</translation>
    </message>
    <message>
        <source>Three players</source>
        <translation>Троє гравців</translation>
    </message>
    <message>
        <source>You have a left card and a right card.</source>
        <translation>У&#xa0;вас є&#xa0;ліва карта і&#xa0;права карта.</translation>
    </message>
    <message>
        <source>Swap one of your cards with an opponent’s, or your own two cards with each other.</source>
        <translation>Обмін: одна ваша карта на карту суперника або дві ваші карти між собою.</translation>
    </message>
    <message>
        <source>Look at one of your cards.</source>
        <translation>Подивитися можна на одну зі своїх карт.</translation>
    </message>
    <message>
        <source>Announce or contest with one of your cards, saying which.</source>
        <translation>Оголошуючи чи заперечуючи, ви вказуєте на одну зі своїх карт.</translation>
    </message>
    <message>
        <source>Two players</source>
        <translation>Двоє гравців</translation>
    </message>
    <message>
        <source>You have a left card, a right card and a protected card, which your opponent can never touch.</source>
        <translation>У&#xa0;вас є&#xa0;ліва карта, права карта і&#xa0;захищена карта, до якої суперник ніколи не може дістатися.</translation>
    </message>
    <message>
        <source>Swap your left or right card with your opponent’s left or right card, or any two of your own cards with each other.</source>
        <translation>Обмін: ваша ліва чи права карта на ліву чи праву карту суперника або будь‑які дві ваші карти між собою.</translation>
    </message>
    <message>
        <source>Look at one of your cards, including the protected one.</source>
        <translation>Подивитися можна на одну зі своїх карт, зокрема й&#xa0;на захищену.</translation>
    </message>
    <message>
        <source>Announce with your left or right card. Contest with any of the three.</source>
        <translation>Оголошуючи, ви вказуєте на ліву чи праву карту, а&#xa0;заперечуючи&#xa0;— на будь‑яку з&#xa0;трьох.</translation>
    </message>
    <message>
        <source>For both</source>
        <translation>Для обох столів</translation>
    </message>
    <message>
        <source>Only the card you announced or contested with is revealed; it counts as “your card” for the power.</source>
        <translation>Відкривають лише ту карту, на яку вказали, коли оголошували чи заперечували; для сили маски саме вона&#xa0;— «ваша карта».</translation>
    </message>
    <message>
        <source>A power that affects a player’s card affects just one of that player’s cards, chosen by the player using the power. Only with the [[mask:guru]] and the [[mask:courtesan]] does the player who must reveal choose which.</source>
        <translation>Сила, що діє на чиюсь карту, діє лише на одну з&#xa0;карт цього гравця; на яку саме, обирає той, хто силу застосовує. Тільки коли діють [[mask:guru]] або [[mask:courtesan]], обирає гравець, який мусить відкрити карту.</translation>
    </message>
    <message>
        <source>The two cards the [[mask:fool]] takes, or the [[mask:sage]] looks at, may belong to the same player. Protected cards are out of reach.</source>
        <translation>Дві карти, які бере [[mask:fool]] або на які дивиться [[mask:sage]], можуть бути в&#xa0;одного гравця. Захищених карт не торкаються.</translation>
    </message>
    <message>
        <source>A player knocked out by the [[mask:damned]] is out with all their cards, whatever they are.</source>
        <translation>Кого вибиває з&#xa0;гри [[mask:damned]], той вибуває з&#xa0;усіма картами, хоч би якими вони були.</translation>
    </message>
    <message>
        <source>Scenarios, and making your own</source>
        <translation>Сценарії, готові та власні</translation>
    </message>
    <message>
        <source>A scenario is a set of masks that go well together. The game comes with these:</source>
        <translation>Сценарій&#xa0;— це набір масок, які добре пасують одна до одної. У&#xa0;програмі є&#xa0;такі:</translation>
    </message>
    <message>
        <source>The A scenarios, for 4 to 13 players: the line-ups of the first edition, with today’s masks. Start with these.</source>
        <translation>Сценарії «А», для 4–13&#xa0;гравців: набори з&#xa0;таблиці першого видання, але з&#xa0;нинішніми масками. Почніть із них.</translation>
    </message>
    <message>
        <source>The B scenarios, for 4 to 13 players: made for this program, for players who know the A scenarios.</source>
        <translation>Сценарії «Б», для 4–13&#xa0;гравців: їх складено саме для цієї програми. До смаку тим, хто вже знає сценарії «А».</translation>
    </message>
    <message>
        <source>The expansion’s scenarios: four for 6 to 13 players, one for three and one for two.</source>
        <translation>Сценарії доповнення: чотири для 6–13&#xa0;гравців, один для трьох і&#xa0;один для двох.</translation>
    </message>
    <message>
        <source>A base-game scenario for three players, and the same one for two.</source>
        <translation>Сценарій базової гри для трьох гравців і&#xa0;такий самий для двох.</translation>
    </message>
    <message>
        <source>The scenario sheets printed with the second edition are not reproduced here.</source>
        <translation>Карт сценаріїв, надрукованих у&#xa0;другому виданні, тут не відтворено.</translation>
    </message>
    <message>
        <source>Your own scenarios</source>
        <translation>Власні сценарії</translation>
    </message>
    <message>
        <source>You can build your own, mixing base and expansion masks as you like. The program watches and tells you what to change. These are the rules (the expansion’s own scenarios are exempt):</source>
        <translation>Можна скласти й&#xa0;власний сценарій, поєднуючи маски базової гри й&#xa0;доповнення, як заманеться. Програма стежить і&#xa0;каже, що змінити. Ось правила (сценарії самого доповнення можуть їх і&#xa0;не дотримуватися):</translation>
    </message>
    <message>
        <source>The right number of masks: six for up to five players; for six or more, as many as there are players, or one or two more.</source>
        <translation>Правильна кількість масок: шість, якщо гравців до п’яти; від шести гравців&#xa0;— стільки ж, скільки гравців, або на одну чи дві більше.</translation>
    </message>
    <message>
        <source>The [[mask:judge]] is in play. With an expansion mask in play, the Judge may be left out if about two thirds of the masks, and at least three fifths, have a ★, but the game may then run long.</source>
        <translation>[[mask:judge]] обов’язково бере участь. Обійтися без цієї маски можна, лише якщо у&#xa0;грі є&#xa0;маска з&#xa0;доповнення і&#xa0;приблизно дві третини масок (щонайменше три п’ятих) мають ★; але тоді гра може затягтися.</translation>
    </message>
    <message>
        <source>At least a third of the masks have a ★. With half, the game is livelier.</source>
        <translation>Щонайменше третина масок має ★. Якщо їх половина, гра жвавіша.</translation>
    </message>
    <message>
        <source>Both [[mask:peasant]] cards, or neither.</source>
        <translation>Обидві карти «[[mask:peasant]]» або жодної.</translation>
    </message>
    <message>
        <source>Some masks need at least six or eight players. Their pages say so.</source>
        <translation>Деяким маскам потрібне більше товариство: щонайменше шість або вісім гравців. Про це сказано на їхніх сторінках.</translation>
    </message>
    <message>
        <source>The [[mask:courtesan]] only if at least a third of the masks are women’s.</source>
        <translation>[[mask:courtesan]]&#xa0;— лише якщо жіночих масок щонайменше третина.</translation>
    </message>
    <message>
        <source>With fewer than eight players, the [[mask:damned]] is better left out of the graveyard. You may include it, but you’ll be warned.</source>
        <translation>Якщо гравців менше ніж восьмеро, [[mask:damned|Проклятого]] краще не класти на Кладовище. Це дозволено, але програма застереже.</translation>
    </message>
    <message>
        <source>The expansion: graveyard and Damned</source>
        <translation>Доповнення: Кладовище і&#xa0;Проклятий</translation>
    </message>
    <message>
        <source>The expansion brings masks with a taste for trouble. Two things about it need explaining.</source>
        <translation>Доповнення приносить маски, які так і&#xa0;напрошуються на халепу. Дві речі в&#xa0;ньому заслуговують на окрему розмову.</translation>
    </message>
    <message>
        <source>The graveyard</source>
        <translation>Кладовище</translation>
    </message>
    <message>
        <source>With the [[mask:necromancer]] in play, masks that aren’t in play are shuffled face down into the graveyard: usually all the rest of the base game and the expansion, except the [[mask:bear_tamer]] and, with fewer than eight players, the [[mask:damned]]. In your own scenarios you may choose differently. Everyone knows which masks are there, but nobody knows in what order. Masks in the graveyard aren’t in play, so they can’t be announced or named.</source>
        <translation>Якщо у&#xa0;грі є&#xa0;[[mask:necromancer]], маски, яких у&#xa0;грі немає, перемішують і&#xa0;складають долілиць на Кладовище: зазвичай усі інші маски базової гри й&#xa0;доповнення, крім [[mask:bear_tamer|Приборкувача ведмедів]], а&#xa0;якщо гравців менше ніж восьмеро, то й&#xa0;крім [[mask:damned|Проклятого]]. Для власного сценарію можна обрати інші. Усі знають, які маски там лежать, але ніхто не знає, в&#xa0;якому порядку. Маски на Кладовищі не у&#xa0;грі, тож їх не можна ні оголосити, ні назвати.</translation>
    </message>
    <message>
        <source>The Damned</source>
        <translation>Проклятий</translation>
    </message>
    <message>
        <source>The [[mask:damned]] can’t be named at all: not announced, not by the [[mask:guru]]’s target, not by the [[mask:usurper]].</source>
        <translation>[[mask:damned|Проклятого]] не можна назвати взагалі: ні оголосити, ні відповісти так, коли питає [[mask:guru]], ні назвати, коли діє [[mask:usurper]].</translation>
    </message>
    <message>
        <source>A player who reveals this mask in a contest is out of the game at once, before any power is used. The card is discarded.</source>
        <translation>Хто відкриває цю маску через заперечення, одразу вибуває з&#xa0;гри, ще до того, як застосовано будь‑яку силу. Карта йде в&#xa0;скид.</translation>
    </message>
    <message>
        <source>If the [[mask:guru]], the [[mask:courtesan]], the [[mask:usurper]] or a step of the [[mask:bear_tamer]] makes someone reveal it, the player who used that power is out instead. Their own card goes, unseen, to where the Damned lay, and the Damned is discarded. Nothing is paid and no power follows, but the other players who were wrong still pay their fines.</source>
        <translation>Якщо відкрити її когось змушують [[mask:guru]], [[mask:courtesan]], [[mask:usurper]] або крок [[mask:bear_tamer|Приборкувача ведмедів]], натомість вибуває той, хто застосував цю силу. Власна карта цього гравця лягає закритою туди, де лежав Проклятий, а&#xa0;Проклятий іде в&#xa0;скид. За цією силою ніхто нічого не платить, і&#xa0;жодна інша вже не діє; інші гравці, які помилилися, платять штраф як завжди.</translation>
    </message>
    <message>
        <source>If the [[mask:necromancer]] turns it up from the graveyard, the player who did so is out, and the card is discarded.</source>
        <translation>Якщо її відкриває на Кладовищі [[mask:necromancer]], вибуває той, хто це зробив, а&#xa0;карта йде в&#xa0;скид.</translation>
    </message>
    <message>
        <source>Swapping it, looking at it, or having it shown by the [[mask:princess]] is harmless.</source>
        <translation>Коли її міняють, коли на неї дивляться або коли її показує [[mask:princess]], нічого лихого не стається.</translation>
    </message>
    <message>
        <source>Out of the game</source>
        <translation>Поза грою</translation>
    </message>
    <message>
        <source>When you are out, your coins go back to the bank and your remaining cards leave the game unseen. Your seat is skipped from then on. Unlike losing your last coin, this doesn’t end the game, unless only one player is left.</source>
        <translation>Коли ви вибуваєте, ваші монети повертаються до банку, а&#xa0;карти, що лишилися, виходять із гри закритими. Відтоді ваше місце пропускають. На відміну від утрати останньої монети, гри це не закінчує&#xa0;— хіба що лишився тільки один гравець.</translation>
    </message>
    <message>
        <source>Men’s and women’s masks</source>
        <translation>Чоловічі та жіночі маски</translation>
    </message>
    <message>
        <source>With the [[mask:courtesan]] in play, every card shows whether it is a man’s mask ♂ or a woman’s ♀. The sign on the card decides, whatever the name may suggest.</source>
        <translation>Якщо у&#xa0;грі є&#xa0;[[mask:courtesan]], на кожній карті видно, чоловіча це маска ♂ чи жіноча ♀. Важить знак на карті, а&#xa0;не те, на що може натякати слово.</translation>
    </message>
    <message>
        <source>Variants and editions</source>
        <translation>Варіанти й&#xa0;видання</translation>
    </message>
    <message>
        <source>These are the rules of the second edition and the expansion; for two and three players, those of the first edition. Where the printed rules are silent, or differ between languages, the program follows one ruling, and this rulebook tells you which.</source>
        <translation>Це правила другого видання й&#xa0;доповнення, а&#xa0;для двох і&#xa0;трьох гравців&#xa0;— першого видання. Там, де друковані правила мовчать або різними мовами кажуть різне, програма завжди дотримується одного рішення; якого саме, сказано в&#xa0;цих правилах.</translation>
    </message>
    <message>
        <source>Must swap: in the first edition and in the Hungarian edition’s rules, a player whose card was revealed on the previous turn may only swap, not even look. The expansion asks this only of a player on the Usurper’s left whose card the Usurper has revealed, and so does the program where the Usurper is in play. You can choose another rule when you set up a game.</source>
        <translation>Лише міняти: у&#xa0;першому виданні та в&#xa0;правилах угорського видання той, чию карту відкрили попереднього ходу, може лише міняти&#xa0;— навіть дивитися не можна. Доповнення вимагає цього лише від гравця ліворуч від Узурпатора, якщо карту відкрив саме Узурпатор; так само грає програма, коли Узурпатор у&#xa0;грі. Для нової гри можна обрати інше правило.</translation>
    </message>
    <message>
        <source>You can change the number of opening turns. Four is usual; none is for the fearless.</source>
        <translation>Кількість вступних ходів можна змінити. Зазвичай їх чотири; жодного&#xa0;— для безстрашних.</translation>
    </message>
    <message>
        <source>Some masks had other names in the first edition: the [[mask:trickster]] was the Bishop, the [[mask:guru]] was the Inquisitor, the [[mask:empress]] was the King with 3 coins, and the [[mask:king]] was the Queen with 2. Two of the expansion’s scenarios still call for the Queen; there, the card is our [[mask:queen]].</source>
        <translation>У&#xa0;першому виданні деякі маски мали інші назви: [[mask:trickster]]&#xa0;— це тодішній Єпископ, [[mask:guru]]&#xa0;— Інквізитор, [[mask:empress]]&#xa0;— Король (3&#xa0;монети), а&#xa0;[[mask:king]]&#xa0;— Королева (2&#xa0;монети). У&#xa0;двох сценаріях доповнення Королева є&#xa0;й&#xa0;досі: це наша карта «[[mask:queen]]».</translation>
    </message>
    <message>
        <source>At a real table, a player who looks at their own card by accident must spend their next turn on a look. That can’t happen here: nobody can look out of turn.</source>
        <translation>За справжнім столом той, хто випадково подивився на свою карту, мусить у&#xa0;свій хід саме дивитися. Тут цього не станеться: ніхто не може дивитися не у&#xa0;свій хід.</translation>
    </message>
    <message>
        <source>If your friends learned the game from another edition, agree on the variant before the masks are dealt.</source>
        <translation>Якщо ви граєте з&#xa0;друзями, які вчилися за іншим виданням, домовтеся про варіант, перш ніж роздадуть маски.</translation>
    </message>
    <message>
        <source>The masks of each scenario</source>
        <translation>Маски кожного сценарію</translation>
    </message>
    <message>
        <source>Each scenario lists the masks for its smallest number of players. Then come the masks to add for larger tables. The four large scenarios of the expansion start with eight masks: with six players two of them go in the centre, with seven players one.</source>
        <translation>Для кожного сценарію спершу названо маски, що беруть участь, коли гравців найменше, а&#xa0;тоді ті, що додаються за більшим столом. Чотири великі сценарії доповнення починаються з&#xa0;восьми масок: якщо гравців шестеро, дві з&#xa0;них лежать у&#xa0;центрі, якщо семеро&#xa0;— одна.</translation>
    </message>
    <message>
        <source>Masks: {masks}.</source>
        <translation>Маски: {masks}.</translation>
    </message>
    <message>
        <source>With {number} players, add: {mask}.</source>
        <translation>Для {number}&#xa0;гравців додайте ще: {mask}.</translation>
    </message>
    <message>
        <source>Men’s masks ♂: {masks}.</source>
        <translation>Чоловічі маски ♂: {masks}.</translation>
    </message>
    <message>
        <source>Women’s masks ♀: {masks}.</source>
        <translation>Жіночі маски ♀: {masks}.</translation>
    </message>
    <message>
        <source>A sample round</source>
        <translation>Одне коло для прикладу</translation>
    </message>
    <message>
        <source>Anna, Ben, Clara, David, Eva and Felix sit clockwise around the table, with 6 coins each. They play with six masks: Anna is dealt the [[mask:king]], Ben the [[mask:judge]], Clara the [[mask:empress]], David the [[mask:trickster]], Eva the [[mask:witch]] and Felix the [[mask:cheat]]. The cards are turned face down, and Anna begins.</source>
        <translation>Анна, Богдан, Ванда, Гліб, Дана та Євген сидять навколо стола за годинниковою стрілкою; у&#xa0;кожного 6&#xa0;монет. Масок шість: Анні дістається [[mask:king]], Богданові&#xa0;— [[mask:judge]], Ванді&#xa0;— [[mask:empress]], Глібові&#xa0;— [[mask:trickster]], Дані&#xa0;— [[mask:witch]], а&#xa0;Євгенові&#xa0;— [[mask:cheat]]. Карти перевертають долілиць, і&#xa0;Анна починає.</translation>
    </message>
    <message>
        <source>Four opening turns</source>
        <translation>Чотири вступні ходи</translation>
    </message>
    <message>
        <source>Anna takes the King and Clara’s card under the table and really swaps them. Only Anna knows who has the Empress now.</source>
        <translation>Анна бере під стіл Короля й&#xa0;карту Ванди та справді міняє їх. Лише Анна знає, у&#xa0;кого тепер Імператорка.</translation>
    </message>
    <message>
        <source>Ben takes the Judge and Felix’s card, and only pretends. To everyone else, either of them might now be the Judge.</source>
        <translation>Богдан бере Суддю й&#xa0;карту Євгена і&#xa0;лише вдає обмін. Для всіх інших Суддею тепер може бути будь‑хто з&#xa0;них.</translation>
    </message>
    <message>
        <source>Clara, no longer sure of anything, does the same with David’s card and only pretends.</source>
        <translation>Ванда вже нічого не знає напевно, тож бере свою карту й&#xa0;карту Гліба і&#xa0;теж лише вдає обмін.</translation>
    </message>
    <message>
        <source>David goes for Ben’s card, and pretends as well.</source>
        <translation>Гліб бере свою карту й&#xa0;карту Богдана&#xa0;— і&#xa0;теж лише вдає обмін.</translation>
    </message>
    <message>
        <source>A contest from start to end</source>
        <translation>Заперечення від початку до кінця</translation>
    </message>
    <message>
        <source>Eva, still the Witch and sure of it, says: “I am the Empress!” It’s a bluff. Surely nobody knows where the Empress went?</source>
        <translation>Дана досі Чарівниця й&#xa0;добре це знає, але каже: «Я&#xa0;— Імператорка!» Це блеф. Невже хтось знає, куди поділася Імператорка?</translation>
    </message>
    <message>
        <source>The others answer in turn, starting on Eva’s left. Felix lets it pass. Anna says: “No, I am!” Ben and Clara let it pass. David, who wonders what Clara may have handed over, contests too.</source>
        <translation>Інші відповідають по черзі, починаючи ліворуч від Дани. Євген не заперечує. Анна каже: «Ні, це я!» Богдан і&#xa0;Ванда не заперечують. Гліб не знає, чи не дістав від Ванди саме Імператорку, тож ризикує й&#xa0;теж заперечує.</translation>
    </message>
    <message>
        <source>Eva, Anna and David reveal their cards: Witch, Empress and Trickster. Anna has the Empress and takes 3 coins from the bank, and now has 9.</source>
        <translation>Дана, Анна й&#xa0;Гліб відкривають карти: Чарівниця, Імператорка і&#xa0;Спритник. Імператорка в&#xa0;Анни, тож Анна бере 3&#xa0;монети з&#xa0;банку; тепер їх 9.</translation>
    </message>
    <message>
        <source>Then Eva and David pay a fine of 1 coin each to the courthouse and have 5 left. All three cards are turned face down again.</source>
        <translation>Потім Дана й&#xa0;Гліб сплачують на поле суду по 1&#xa0;монеті штрафу, і&#xa0;в&#xa0;них лишається по 5. Усі три карти знову перевертають долілиць.</translation>
    </message>
    <message>
        <source>A bluff that works</source>
        <translation>Блеф, який удався</translation>
    </message>
    <message>
        <source>Felix is next, and sees 2 coins in the courthouse. “I am the Judge!” It isn’t true, but Ben, who is the Judge, has seen David take that card and no longer dares to contest. Felix takes both coins and has 8.</source>
        <translation>Тепер черга Євгена, а&#xa0;на полі суду лежать 2&#xa0;монети. «Я&#xa0;— Суддя!» Це неправда, але карта Богдана (а&#xa0;це і&#xa0;є&#xa0;Суддя) побувала під столом у&#xa0;Гліба, тож Богдан уже не наважується заперечити. Євген бере обидві монети й&#xa0;має 8.</translation>
    </message>
    <message>
        <source>Now it is Anna’s turn. Anna’s card was revealed on Eva’s turn, but not on the turn just before, so Anna may announce again. Everyone remembers the Empress, though, and Anna needs 4 more coins to win.</source>
        <translation>Далі ходить Анна. Карту Анни відкрили під час ходу Дани, а&#xa0;не попереднього ходу, тож Анна знову може оголошувати. Щоправда, Імператорку всі пам’ятають, а&#xa0;до перемоги бракує ще 4&#xa0;монет.</translation>
    </message>
    <message>
        <source>Bluffing, and being believed</source>
        <translation>Блефувати так, щоб вірили</translation>
    </message>
    <message>
        <source>Bluffing isn’t cheating; it’s the heart of the game. Someone who only ever tells the truth is easy to read. Someone who always lies is easy to catch.</source>
        <translation>Блеф&#xa0;— не шахрайство, а&#xa0;серце гри. Того, хто каже саму лише правду, легко розгадати. Того, хто завжди бреше, легко спіймати.</translation>
    </message>
    <message>
        <source>Claim what you might well be. A lie is safest when your card has just been under the table, and nobody can be sure of the mask you name.</source>
        <translation>Називайтеся тим, ким цілком можете бути. Обман тримається найкраще, коли ваша карта щойно побувала під столом і&#xa0;ніхто не може знати напевно, де названа маска.</translation>
    </message>
    <message>
        <source>The best time to claim a mask is when its wearer doesn’t know. They won’t contest.</source>
        <translation>Найкраще назватися маскою тоді, коли той, хто її носить, про це не знає. Заперечення не буде.</translation>
    </message>
    <message>
        <source>You needn’t know your own card to announce. If you think you’re more likely the King than not, say so.</source>
        <translation>Щоб оголошувати, не обов’язково знати свою карту. Якщо ви, найімовірніше, Король, так і&#xa0;кажіть.</translation>
    </message>
    <message>
        <source>When a claim would win the game, somebody has to speak up. Just not everybody: whoever is wrong pays.</source>
        <translation>Коли чиясь заява може принести перемогу, хтось мусить заперечити. Але не всі разом: кожен, хто помилився, платить.</translation>
    </message>
    <message>
        <source>Remember who was caught and who was right. A player who contests and has the mask is worth believing next time.</source>
        <translation>Пам’ятайте, хто попався, а&#xa0;хто мав рацію. Хто заперечив і&#xa0;справді мав маску, тому наступного разу варто вірити.</translation>
    </message>
    <message>
        <source>At this table: help, notes and the curtain</source>
        <translation>За цим столом: допомога, нотатки й&#xa0;завіса</translation>
    </message>
    <message>
        <source>Memory is part of the game, so you choose before each game how much help you want. The end screen shows which help was used.</source>
        <translation>Пам’ять&#xa0;— частина гри, тому перед кожною грою ви обираєте, скільки допомоги хочете. У&#xa0;підсумку видно, якою допомогою користувалися.</translation>
    </message>
    <message>
        <source>No help: you see what is on the table and what happens this turn, as at a real table.</source>
        <translation>Без підказок: ви бачите те, що лежить на столі, і&#xa0;те, що діється цього ходу,&#xa0;— як за справжнім столом.</translation>
    </message>
    <message>
        <source>History: a log of everything that has happened stays open.</source>
        <translation>Історія: журнал усього, що сталося, завжди відкритий.</translation>
    </message>
    <message>
        <source>Notebook: the log, plus notes that you pin to cards. Right-click a card, or press N on it.</source>
        <translation>Нотатник: журнал і&#xa0;нотатки, які ви пришпилюєте до карт. Клацніть карту правою кнопкою миші або перейдіть до неї й&#xa0;натисніть N.</translation>
    </message>
    <message>
        <source>Coach: all that, plus what a perfect memory would know about each card, and advice when you ask for it. The coach knows only what you have seen.</source>
        <translation>Наставник: усе це, а&#xa0;ще те, що знала б про кожну карту бездоганна пам’ять, і&#xa0;порада, коли попросите. Наставник знає лише те, що бачили ви.</translation>
    </message>
    <message>
        <source>Several people at one screen</source>
        <translation>Кілька людей за одним екраном</translation>
    </message>
    <message>
        <source>Anything private, such as a look at a card or the choice to swap or pretend, is kept behind a curtain with a player’s name on it. Everyone else looks away while that player opens it, with the mouse or the keyboard, and closes it again. Public questions are asked in front of everyone.</source>
        <translation>Усе таємне&#xa0;— погляд на карту, вибір «поміняти чи вдати обмін»&#xa0;— ховається за завісою з&#xa0;іменем гравця. Решта відвертається, поки цей гравець відкриває її мишею чи з&#xa0;клавіатури й&#xa0;закриває знову. Про те, що не таємниця, питають при всіх.</translation>
    </message>
    <message>
        <source>With phones it goes faster: choose “Answer on phones” when you set up a game, and everyone looks at cards and answers on a phone of their own. No curtain is needed then. There is nothing to install; the phones only have to be on the same network.</source>
        <translation>З&#xa0;телефонами виходить швидше: для нової гри оберіть «Відповідати на телефонах», і&#xa0;кожен дивитиметься карти й&#xa0;відповідатиме на своєму. Завіса тоді не потрібна. Установлювати нічого не треба, досить, щоб телефони були в&#xa0;тій самій мережі.</translation>
    </message>
    <message>
        <source>The opponents are honest</source>
        <translation>Суперники грають чесно</translation>
    </message>
    <message>
        <source>The program’s players know only what could be seen from their seats. They forget, guess and bluff; they never peek.</source>
        <translation>Гравці, яких веде програма, знають те, що видно з&#xa0;їхнього місця, і&#xa0;нічого більше. Вони забувають, гадають і&#xa0;блефують, але ніколи не підглядають.</translation>
    </message>
</context>
<context>
    <name>RulesMask</name>
    <message>
        <source>Every fine goes to the courthouse and waits there. The more the table quarrels, the more this mask is worth.</source>
        <translation>Кожен штраф іде на поле суду й&#xa0;чекає там. Що більше за столом сварок, то більше варта ця маска.</translation>
    </message>
    <message>
        <source>This turn’s fines come after the power: they stay in the courthouse for next time.</source>
        <translation>Штрафи цього ходу платять після застосування сили: вони лишаються на полі суду до наступного разу.</translation>
    </message>
    <message>
        <source>If the courthouse is empty, nothing happens, but the power counts as used.</source>
        <translation>Якщо поле суду порожнє, нічого не відбувається, але сила вважається застосованою.</translation>
    </message>
    <message>
        <source>Nearly every scenario includes this mask, because it brings the fines back into the game. Never lose sight of it.</source>
        <translation>Ця маска є&#xa0;майже в&#xa0;кожному сценарії, бо повертає штрафи у&#xa0;гру. Ніколи не спускайте її з&#xa0;ока.</translation>
    </message>
    <message>
        <source>Two coins, no strings attached. Simple, honest, and often contested.</source>
        <translation>Дві монети, жодних умов. Просто, чесно&#xa0;— і&#xa0;заперечують часто.</translation>
    </message>
    <message>
        <source>In the first edition this card was the Queen. See [[chapter:variants]].</source>
        <translation>У&#xa0;першому виданні ця карта звалася «Королева». Дивіться розділ «[[chapter:variants]]».</translation>
    </message>
    <message>
        <source>The classic first bluff: everyone assumes there is a King somewhere. Claim it soon after your card has been under the table.</source>
        <translation>Класичний перший блеф: усі вірять, що десь є&#xa0;Король. Назвіться ним невдовзі після того, як ваша карта побувала під столом.</translation>
    </message>
    <message>
        <source>Three coins from the bank and nothing for anyone else: everybody wants this mask.</source>
        <translation>Три монети з&#xa0;банку&#xa0;— без умов і&#xa0;без подарунків сусідам, тож цією маскою хочуть бути всі.</translation>
    </message>
    <message>
        <source>In the first edition this card was the King. See [[chapter:variants]].</source>
        <translation>У&#xa0;першому виданні ця карта звалася «Король». Дивіться розділ «[[chapter:variants]]».</translation>
    </message>
    <message>
        <source>Whoever was dealt this mask will be watched. Trade it away and claim it anyway.</source>
        <translation>За тим, кому роздали цю маску, стежитимуть. Віддайте її в&#xa0;обмін&#xa0;— і&#xa0;все одно назвіться нею.</translation>
    </message>
    <message>
        <source>A first-edition card with the same power as the [[mask:king]]. It appears in the expansion’s scenarios for two and three players.</source>
        <translation>Карта першого видання з&#xa0;тією самою силою, що й&#xa0;у&#xa0;[[mask:king|Короля]]. Трапляється у&#xa0;сценаріях доповнення для двох і&#xa0;для трьох гравців.</translation>
    </message>
    <message>
        <source>As good as the [[mask:king]], and easier to forget about.</source>
        <translation>Нічим не гірша за [[mask:king|Короля]], а&#xa0;забувають про неї частіше.</translation>
    </message>
    <message>
        <source>You choose the two cards from the other players’: never your own, and never one in the centre. You don’t look at them, and only you know whether you swapped them.</source>
        <translation>Дві карти ви обираєте серед карт інших гравців: не власні й&#xa0;не з&#xa0;центру. Ви на них не дивитеся, і&#xa0;лише ви знаєте, чи їх поміняно.</translation>
    </message>
    <message>
        <source>The coin comes first. If it takes you to 13, the game is over before any card moves.</source>
        <translation>Спершу&#xa0;— монета. Якщо з&#xa0;нею у&#xa0;вас стає 13, гра закінчується, перш ніж зрушить хоч одна карта.</translation>
    </message>
    <message>
        <source>If the others don’t have two cards to take, you only take the coin.</source>
        <translation>Якщо двох чужих карт не набирається, ви лише берете монету.</translation>
    </message>
    <message>
        <source>With two or three players, the two cards may belong to the same player. See [[chapter:small]].</source>
        <translation>У&#xa0;грі вдвох або втрьох ці дві карти можуть бути в&#xa0;одного гравця. Дивіться розділ «[[chapter:small]]».</translation>
    </message>
    <message>
        <source>Take two cards you know nothing about, and the whole table is as lost as you are. Or take the two that everyone is sure of.</source>
        <translation>Візьміть дві карти, про які нічого не знаєте,&#xa0;— і&#xa0;весь стіл розгубиться так само, як ви. Або візьміть дві, в&#xa0;яких усі певні.</translation>
    </message>
    <message>
        <source>Both neighbours give at the same time. If either loses their last coin, the game is over.</source>
        <translation>Обидва сусіди віддають монети одночасно. Якщо хтось із них утрачає останню монету, гра закінчується.</translation>
    </message>
    <message>
        <source>With two players left, there is only one neighbour, who gives 1 coin, once.</source>
        <translation>Коли лишається двоє гравців, сусід тільки один і&#xa0;віддає 1&#xa0;монету, один раз.</translation>
    </message>
    <message>
        <source>Best with rich neighbours. If a neighbour has a single coin left, this power ends the game, so count first.</source>
        <translation>Найкраще, коли сусіди багаті. Якщо в&#xa0;сусіда остання монета, ця сила закінчує гру, тож спершу порахуйте.</translation>
    </message>
    <message>
        <source>Whole fortunes change hands: all of yours for all of theirs, at the same time.</source>
        <translation>Ви міняєтеся всім до останньої монети: ваші гроші&#xa0;— на чужі, одночасно.</translation>
    </message>
    <message>
        <source>This is the only power you may decline. Even then it counts as used, and the [[mask:actress]] can copy it.</source>
        <translation>Це єдина сила, від якої можна відмовитися. Вона й&#xa0;тоді вважається застосованою, і&#xa0;її може повторити [[mask:actress]].</translation>
    </message>
    <message>
        <source>Fines come afterwards: anyone who was wrong pays from their new fortune.</source>
        <translation>Штрафи&#xa0;— потім: хто помилився, платить уже з&#xa0;нових грошей.</translation>
    </message>
    <message>
        <source>The richer the table, the more tempting this mask. If you have a lot to lose, keep an eye on it.</source>
        <translation>Що багатший стіл, то спокусливіша ця маска. Якщо вам є&#xa0;що втрачати, пильнуйте її.</translation>
    </message>
    <message>
        <source>You see both cards before you decide; nobody else does. Everyone sees which two cards you took.</source>
        <translation>Перш ніж вирішити, ви бачите обидві карти&#xa0;— і&#xa0;тільки ви. Які дві карти ви взяли, бачать усі.</translation>
    </message>
    <message>
        <source>It must be another player’s card; the centre is out of reach.</source>
        <translation>Це має бути карта іншого гравця; карт у&#xa0;центрі не торкаються.</translation>
    </message>
    <message>
        <source>With two or three players, your own card is the one you announced or contested with, and you choose which of the other player’s cards to take.</source>
        <translation>У&#xa0;грі вдвох або втрьох ваша карта&#xa0;— та, на яку ви вказали, оголошуючи чи заперечуючи, а&#xa0;яку з&#xa0;карт суперника взяти, обираєте ви.</translation>
    </message>
    <message>
        <source>It brings no money, but afterwards you know two cards for certain.</source>
        <translation>Грошей ця маска не приносить, зате тепер ви достеменно знаєте дві карти.</translation>
    </message>
    <message>
        <source>There are two of these cards. Either both are in play or neither is.</source>
        <translation>Таких карт дві. У&#xa0;грі беруть участь або обидві, або жодна.</translation>
    </message>
    <message>
        <source>If the Peasant was announced and both are revealed in that contest, both take 2 coins from the bank, and neither pays a fine, even if the player who announced is neither of them.</source>
        <translation>Якщо оголошено Селянина й&#xa0;через заперечення відкрито обох, вони беруть із банку по 2&#xa0;монети й&#xa0;штрафу не платять. Так буде, навіть якщо оголошував хтось третій.</translation>
    </message>
    <message>
        <source>Used through the [[mask:necromancer]] or the [[mask:usurper]], this power takes 1 coin. For the [[mask:actress]], see that page.</source>
        <translation>Якщо цю силу застосовує [[mask:necromancer]] або [[mask:usurper]], вона дає 1&#xa0;монету. Як її повторює [[mask:actress]], сказано на сторінці тієї маски.</translation>
    </message>
    <message>
        <source>The second Peasant should gladly contest the first: together, they each earn twice as much.</source>
        <translation>Другому Селянинові варто заперечити першому: разом обидва заробляють удвічі більше.</translation>
    </message>
    <message>
        <source>You win alone, even if others are richer than you. See [[chapter:end]].</source>
        <translation>Перемога лише ваша, навіть якщо інші багатші за вас. Дивіться розділ «[[chapter:end]]».</translation>
    </message>
    <message>
        <source>You may announce this mask with fewer than 10 coins. Nothing happens, but the power counts as used.</source>
        <translation>Цю маску можна оголосити, навіть якщо у&#xa0;вас менше ніж 10&#xa0;монет. Нічого не відбувається, але сила вважається застосованою.</translation>
    </message>
    <message>
        <source>As soon as anyone has 10 coins, ask yourself each turn where this mask is. Someone should contest, even at the cost of a fine.</source>
        <translation>Щойно в&#xa0;когось є&#xa0;10&#xa0;монет, щоходу питайте себе, де ця маска. Хтось має заперечити, хай навіть ціною штрафу.</translation>
    </message>
    <message>
        <source>The chosen player names any mask in play except the [[mask:damned]], aloud, then reveals their card. If right, they pay nothing; if wrong, 4 coins, or all they have.</source>
        <translation>Обраний гравець уголос називає будь‑яку маску, що у&#xa0;грі, крім [[mask:damned|Проклятого]], а&#xa0;тоді відкриває карту. Правильно&#xa0;— платити не треба. Неправильно&#xa0;— 4&#xa0;монети або все, що є.</translation>
    </message>
    <message>
        <source>You may choose anyone else, even someone whose card has already been revealed this turn.</source>
        <translation>Обрати можна будь‑кого іншого, навіть того, чию карту цього ходу вже відкрито.</translation>
    </message>
    <message>
        <source>A player with fewer than 4 coins who is wrong gives you everything, and with no coins left that ends the game.</source>
        <translation>Хто помилився, маючи менше ніж 4&#xa0;монети, віддає вам усе&#xa0;— і&#xa0;гра закінчується, бо в&#xa0;когось не лишилося монет.</translation>
    </message>
    <message>
        <source>If the card turns out to be the [[mask:damned]], you yourself are out of the game, and nothing is paid.</source>
        <translation>Якщо виявиться, що це [[mask:damned]], ви самі вибуваєте з&#xa0;гри, і&#xa0;ніхто нічого не платить.</translation>
    </message>
    <message>
        <source>With two or three players, the chosen player also chooses which card to reveal.</source>
        <translation>У&#xa0;грі вдвох або втрьох цей гравець також обирає, яку карту відкрити.</translation>
    </message>
    <message>
        <source>Choose someone whose card has just been under the table. The less they know, the better your chances.</source>
        <translation>Обирайте того, чия карта щойно побувала під столом. Що менше цей гравець знає, то кращі ваші шанси.</translation>
    </message>
    <message>
        <source>With 3 coins you take 7, with 9 just 1. With 10 or more you take nothing.</source>
        <translation>Маєте 3&#xa0;монети&#xa0;— берете 7, маєте 9&#xa0;— лише 1. Якщо у&#xa0;вас 10&#xa0;або більше, не берете нічого.</translation>
    </message>
    <message>
        <source>The poorer you are, the more this mask is worth.</source>
        <translation>Що ви бідніші, то більше варта ця маска.</translation>
    </message>
    <message>
        <source>You go round the table clockwise. Each coin you get counts at once: someone who had more than you at the start may no longer have more when asked, and then gives nothing.</source>
        <translation>Ви обходите стіл за годинниковою стрілкою. Кожна отримана монета рахується одразу: хто спочатку мав більше за вас, до своєї черги може втратити перевагу&#xa0;— і&#xa0;тоді не дає нічого.</translation>
    </message>
    <message>
        <source>Equal is not richer: anyone with exactly as many coins as you gives nothing.</source>
        <translation>Порівну&#xa0;— це ще не більше: хто має стільки ж монет, скільки й&#xa0;ви, не дає нічого.</translation>
    </message>
    <message>
        <source>An example: you have 4 coins, and the others, starting on your left, have 6, 5, 5 and 9. The first gives you 1, so you have 5. The next two no longer have more than you and give nothing. The last one gives you 1, and you end up with 6.</source>
        <translation>Приклад: у&#xa0;вас 4&#xa0;монети, а&#xa0;в&#xa0;інших, починаючи ліворуч,&#xa0;— 6, 5, 5&#xa0;і&#xa0;9. Перший гравець дає вам 1, тож у&#xa0;вас 5. Двоє наступних уже не мають більше за вас і&#xa0;не дають нічого. Останній дає 1, і&#xa0;зрештою у&#xa0;вас 6.</translation>
    </message>
    <message>
        <source>Each player asked is a separate step: as soon as the game is over, the round stops right there.</source>
        <translation>Кожен, кого ви просите,&#xa0;— це окремий крок: щойно гра скінчилася, обхід там і&#xa0;спиняється.</translation>
    </message>
    <message>
        <source>The fewer coins you have, the more players give. Before you ask, work out how much everyone would end up with.</source>
        <translation>У&#xa0;бідності сила: що менше у&#xa0;вас монет, то більше гравців дає. Перш ніж просити, прикиньте, хто скільки матиме.</translation>
    </message>
    <message>
        <source>Your 3 coins come first. If they take you to 13, the game is over before your neighbours get anything. Otherwise their coins follow, and may take one of them to 13.</source>
        <translation>Спершу&#xa0;— ваші 3&#xa0;монети. Якщо з&#xa0;ними у&#xa0;вас стає 13, гра закінчується, перш ніж сусіди щось отримають. Якщо ні, сусіди беруть свої монети, і&#xa0;до 13&#xa0;може дійти хтось із них.</translation>
    </message>
    <message>
        <source>With two players left, there is only one neighbour, who takes 1 coin, once.</source>
        <translation>Коли лишається двоє гравців, сусід тільки один і&#xa0;бере 1&#xa0;монету, один раз.</translation>
    </message>
    <message>
        <source>Your neighbours gain too. Make sure neither of them has 12.</source>
        <translation>Сусіди теж отримують монети. Переконайтеся, що ні в&#xa0;кого з&#xa0;них немає 12.</translation>
    </message>
    <message>
        <source>You take the coins first. Then the two people get up and change seats, and each finds the other’s card and coins there. They take what they know with them.</source>
        <translation>Спершу ви берете монети. Потім ці двоє встають і&#xa0;міняються місцями; на новому місці кожен знаходить карту й&#xa0;монети іншого. Те, що знають, вони беруть із собою.</translation>
    </message>
    <message>
        <source>Play continues from the seat where the turn was taken. Someone may get two turns in quick succession that way, or wait a little longer.</source>
        <translation>Черга йде далі від того місця, з&#xa0;якого зроблено хід. Тож хтось може отримати два ходи мало не поспіль, а&#xa0;хтось&#xa0;— чекати трохи довше.</translation>
    </message>
    <message>
        <source>The ban on announcing after a reveal follows the person, and so does a fine: anyone who was wrong pays from the fortune at their new seat.</source>
        <translation>Штраф і&#xa0;заборона оголошувати після відкриття карти стосуються людини, а&#xa0;не місця: хто помилився, платить із грошей на новому місці.</translation>
    </message>
    <message>
        <source>With only one other player left, you take 1 coin and nobody moves.</source>
        <translation>Якщо, крім вас, лишився тільки один гравець, ви берете 1&#xa0;монету, і&#xa0;ніхто не пересідає.</translation>
    </message>
    <message>
        <source>Send the richest player to a poor seat, and what they know about their old card is worth little there.</source>
        <translation>Пересадіть найбагатшого гравця на бідне місце: усе, що цей гравець знає про свою колишню карту, там мало чого варте.</translation>
    </message>
    <message>
        <source>Everyone sees the card except its owner, who learns only that the others know. It must be a player’s card; the centre is out of reach.</source>
        <translation>Карту бачать усі, крім її власника, який дізнається лише те, що інші її знають. Це має бути карта гравця; карт у&#xa0;центрі не торкаються.</translation>
    </message>
    <message>
        <source>It counts as revealed: if that player is next, they may not announce.</source>
        <translation>Карта вважається відкритою: якщо наступний хід&#xa0;— цього гравця, оголошувати не можна.</translation>
    </message>
    <message>
        <source>The coins come first. Showing the [[mask:damned]] is harmless.</source>
        <translation>Спершу&#xa0;— монети. Показати [[mask:damned|Проклятого]] безпечно.</translation>
    </message>
    <message>
        <source>Show the card you have lost track of: everyone learns what it is, except its owner.</source>
        <translation>Покажіть карту, слід якої ви втратили: усі дізнаються, що це за маска,&#xa0;— крім її власника.</translation>
    </message>
    <message>
        <source>What counts is the richest of the others: you may be the richest of all and still take the coins.</source>
        <translation>Важить, хто найбагатший серед інших: навіть якщо найбільше грошей у&#xa0;вас, ви все одно берете.</translation>
    </message>
    <message>
        <source>If several are tied, you choose one of them. A player with a single coin gives just that.</source>
        <translation>Якщо однаково багатих кілька, ви обираєте когось одного. Гравець з&#xa0;єдиною монетою віддає її.</translation>
    </message>
    <message>
        <source>It always takes from the leader, so the leader should worry about it, and everyone else should let it pass.</source>
        <translation>Ця маска завжди бере в&#xa0;лідера, тож непокоїтися слід лідерові, а&#xa0;решті краще не заперечувати.</translation>
    </message>
    <message>
        <source>All fortunes move by one seat at the same time, yours included. Seats of players who are out are skipped.</source>
        <translation>Усі гроші одночасно переходять на одне місце далі, і&#xa0;ваші теж. Місця тих, хто вибув, пропускають.</translation>
    </message>
    <message>
        <source>Before you announce, look to both sides: whose fortune would you like to inherit?</source>
        <translation>Перш ніж оголосити, гляньте в&#xa0;обидва боки: чиї гроші вам хотілося б успадкувати?</translation>
    </message>
    <message>
        <source>You copy the mask that was announced on the most recent earlier turn in which a power was used.</source>
        <translation>Ви повторюєте маску, силу якої востаннє справді застосували в&#xa0;котрийсь із попередніх ходів,&#xa0;— саме ту, яку було оголошено.</translation>
    </message>
    <message>
        <source>After a [[mask:necromancer]] or a [[mask:usurper]], you become a Necromancer or a Usurper, not what they turned into.</source>
        <translation>Після [[mask:necromancer|Некроманта]] чи [[mask:usurper|Узурпатора]] ви теж Некромант чи Узурпатор, а&#xa0;не те, на що вони перетворилися.</translation>
    </message>
    <message>
        <source>An Actress’s turn doesn’t change what is copied next. Before any power has been used, nothing happens.</source>
        <translation>Хід Акторки не змінює того, що повторюватимуть далі. Доки не застосовано жодної сили, нічого не відбувається.</translation>
    </message>
    <message>
        <source>If nobody in a contest had the mask, no power was used. A power without effect still counts, and so does one that knocked its user out of the game.</source>
        <translation>Якщо після заперечення виявилося, що маски немає ні в&#xa0;кого, сила не вважається застосованою. А&#xa0;от сила без наслідків&#xa0;— вважається, і&#xa0;навіть та, що вибила з&#xa0;гри того, хто її застосував.</translation>
    </message>
    <message>
        <source>If you copy the [[mask:peasant]] and at least one Peasant has been revealed this turn, you take 2 coins, and so does each revealed Peasant, who then pays the fine for not being the Actress. Otherwise you take 1.</source>
        <translation>Якщо ви повторюєте [[mask:peasant|Селянина]] і&#xa0;цього ходу відкрито хоча б одного Селянина, ви берете 2&#xa0;монети&#xa0;— і&#xa0;стільки ж бере кожен відкритий Селянин, який потім платить штраф, бо оголошено було не цю маску. Інакше ви берете 1.</translation>
    </message>
    <message>
        <source>The [[mask:damned]] is never copied.</source>
        <translation>[[mask:damned|Проклятого]] не повторюють ніколи.</translation>
    </message>
    <message>
        <source>Announce right after a strong power has been used. You get the same, and nobody has to believe that you are that mask.</source>
        <translation>Оголошуйте одразу після того, як спрацювала сильна маска. Ви отримаєте те саме, і&#xa0;нікого не треба переконувати, що та маска ваша.</translation>
    </message>
    <message>
        <source>For a man’s mask ♂, that player pays you 3 coins, or all they have; for a woman’s ♀, nothing. With this mask in play, every card shows its sign.</source>
        <translation>Чоловіча маска ♂ платить вам 3&#xa0;монети або все, що є. Жіноча маска ♀ не платить нічого. Коли Куртизанка у&#xa0;грі, на кожній карті є&#xa0;знак.</translation>
    </message>
    <message>
        <source>In your own scenarios, at least a third of the masks must be women’s. See [[chapter:scenarios]].</source>
        <translation>У&#xa0;власному сценарії жіночих масок має бути щонайменше третина. Дивіться розділ «[[chapter:scenarios]]».</translation>
    </message>
    <message>
        <source>With two or three players, your neighbour chooses which card to reveal.</source>
        <translation>У&#xa0;грі вдвох або втрьох ваш сусід обирає, яку карту відкрити.</translation>
    </message>
    <message>
        <source>Look to your right before you announce. If you know that card is a woman’s mask, it pays nothing.</source>
        <translation>Перш ніж оголосити, гляньте праворуч. Якщо ви знаєте, що там жіноча маска, вона не заплатить нічого.</translation>
    </message>
    <message>
        <source>First you secretly hide the coins, then you choose who must guess. The guess is made aloud, and then you open your hand.</source>
        <translation>Спершу ви потай ховаєте монети, потім обираєте, хто вгадуватиме. Здогад кажуть уголос, і&#xa0;тоді ви розтуляєте долоню.</translation>
    </message>
    <message>
        <source>Until then the coins belong to the bank. If the guess is right, they all go to the player who guessed; otherwise they are yours. Nobody loses anything.</source>
        <translation>До тієї миті монети належать банку. Якщо вгадано, усі вони йдуть тому, хто вгадав; якщо ні, вони ваші. Ніхто нічого не втрачає.</translation>
    </message>
    <message>
        <source>Three coins are tempting, and everyone knows it. So hide just one now and then.</source>
        <translation>Три монети&#xa0;— це спокуса, і&#xa0;всі це знають. Тож іноді ховайте лише одну.</translation>
    </message>
    <message>
        <source>Nobody wants this mask, and nobody may claim it. The whole story is in [[chapter:expansion]]; in short:</source>
        <translation>Цією маскою ніхто не хоче бути, і&#xa0;ніхто не може так назватися. Усе про неї розповідає розділ «[[chapter:expansion]]»; а&#xa0;коротко так:</translation>
    </message>
    <message>
        <source>Reveal it in a contest, and you are out before any power is used.</source>
        <translation>Відкриєте її через заперечення&#xa0;— ви поза грою ще до того, як застосовано будь‑яку силу.</translation>
    </message>
    <message>
        <source>Make someone reveal it with the [[mask:guru]], the [[mask:courtesan]], the [[mask:usurper]] or the [[mask:bear_tamer]], and you are out instead. Your own card takes its place, unseen.</source>
        <translation>Змусите когось її відкрити, коли ви [[mask:guru]], [[mask:courtesan]], [[mask:usurper]] чи [[mask:bear_tamer]],&#xa0;— натомість вибуваєте ви. Ваша власна карта лягає закритою на її місце.</translation>
    </message>
    <message>
        <source>Turn it up from the graveyard with the [[mask:necromancer]], and you are out too.</source>
        <translation>Відкриєте її на Кладовищі, коли ви [[mask:necromancer]],&#xa0;— теж вибуваєте.</translation>
    </message>
    <message>
        <source>Look at it, swap it, or have it shown by the [[mask:princess]]: nothing happens.</source>
        <translation>На неї дивляться, її міняють, її показує [[mask:princess]]&#xa0;— нічого не відбувається.</translation>
    </message>
    <message>
        <source>If you might be wearing it, don’t contest. Give it away under the table.</source>
        <translation>Якщо є&#xa0;ризик, що ви носите цю маску, не заперечуйте. Позбудьтеся її під столом.</translation>
    </message>
    <message>
        <source>Everyone sees the card that is turned up. You use its power as your own, and the card goes to the bottom of the graveyard. See [[chapter:expansion]].</source>
        <translation>Відкриту карту бачать усі. Ви застосовуєте її силу як власну, а&#xa0;сама карта відтепер лежить на споді Кладовища. Дивіться розділ «[[chapter:expansion]]».</translation>
    </message>
    <message>
        <source>If it is the [[mask:damned]], you are out of the game, and the card is discarded.</source>
        <translation>Якщо це [[mask:damned]], ви вибуваєте з&#xa0;гри, а&#xa0;карта йде в&#xa0;скид.</translation>
    </message>
    <message>
        <source>If the graveyard is empty, nothing happens.</source>
        <translation>Якщо Кладовище порожнє, нічого не відбувається.</translation>
    </message>
    <message>
        <source>If that mask’s power has already been used this turn, nothing happens. See [[chapter:masks]].</source>
        <translation>Якщо силу цієї маски цього ходу вже застосовано, нічого не відбувається. Дивіться розділ «[[chapter:masks]]».</translation>
    </message>
    <message>
        <source>Remember what has been turned up: those cards lie at the bottom, and the rest are still to come.</source>
        <translation>Пам’ятайте, що вже відкривали: ті карти лежать на споді, а&#xa0;решта ще попереду.</translation>
    </message>
    <message>
        <source>Only you see the two cards; everyone sees which ones you look at. They can’t be your own. If there are fewer than two to look at, you look at as many as there are.</source>
        <translation>Що на цих двох картах, бачите лише ви; які саме це карти, бачать усі. Це ніколи не ваша карта. Якщо доступних карт менше ніж дві, ви дивитеся на стільки, скільки є.</translation>
    </message>
    <message>
        <source>The coin comes first.</source>
        <translation>Спершу&#xa0;— монета.</translation>
    </message>
    <message>
        <source>Look where you have lost track: two cards known for certain often give away a third.</source>
        <translation>Дивіться там, де втратили слід: дві достеменно відомі карти часто видають третю.</translation>
    </message>
    <message>
        <source>You may name any mask in play except the [[mask:damned]]. If you’re wrong, nothing happens, but everyone has seen the card. It must be a player’s card; the centre is out of reach.</source>
        <translation>Назвати можна будь‑яку маску, що у&#xa0;грі, крім [[mask:damned|Проклятого]]. Якщо ви помилилися, нічого не відбувається, але карту побачили всі. Це має бути карта гравця; карт у&#xa0;центрі не торкаються.</translation>
    </message>
    <message>
        <source>You may not choose a player who has already had a card revealed this turn, even if they have other cards. If that leaves nobody, nothing happens.</source>
        <translation>Не можна обрати гравця, чию карту цього ходу вже відкрито, навіть якщо в&#xa0;цього гравця є&#xa0;інші карти. Якщо обрати більше нема кого, нічого не відбувається.</translation>
    </message>
    <message>
        <source>If the player you choose sits on your left, they must swap on their turn, or pretend to. That is the expansion’s rule, and this program’s unless you choose another. See [[chapter:variants]].</source>
        <translation>Якщо обраний гравець сидить ліворуч від вас, у&#xa0;свій хід він має поміняти карти або вдати обмін: так велить доповнення, і&#xa0;так само тут, якщо не обрати іншого правила. Дивіться розділ «[[chapter:variants]]».</translation>
    </message>
    <message>
        <source>If the card turns out to be the [[mask:damned]], you are out of the game, and no power follows.</source>
        <translation>Якщо виявиться, що це [[mask:damned]], ви вибуваєте з&#xa0;гри, і&#xa0;жодна інша сила вже не діє.</translation>
    </message>
    <message>
        <source>A mask whose power has already been used this turn does nothing. See [[chapter:masks]].</source>
        <translation>Якщо силу маски цього ходу вже застосовано, вдруге вона не діє. Дивіться розділ «[[chapter:masks]]».</translation>
    </message>
    <message>
        <source>You only need to be right about one card. Name the mask of somebody whose card was revealed recently, but not this turn.</source>
        <translation>Досить знати напевно одну карту. Назвіть маску того, чию карту недавно відкривали,&#xa0;— тільки не цього ходу.</translation>
    </message>
    <message>
        <source>This card has no power of its own: you compose one in your own scenarios, from one to four steps carried out in order. It is shown to everyone before the game.</source>
        <translation>Ця карта не має власної сили: її складаєте ви у&#xa0;власному сценарії&#xa0;— від одного до чотирьох кроків, які виконують один за одним. Перед грою її показують усім.</translation>
    </message>
    <message>
        <source>Coins: take 1 to 5 from the bank or from other players, give 1 to 5 away, take what is in the courthouse, exchange fortunes with someone, or pass all fortunes on by one seat.</source>
        <translation>Монети: узяти від 1&#xa0;до 5&#xa0;з&#xa0;банку або в&#xa0;інших гравців, віддати від 1&#xa0;до 5, забрати те, що лежить на полі суду, помінятися з&#xa0;кимось грошима або пересунути всі гроші на одне місце далі.</translation>
    </message>
    <message>
        <source>Cards: look at one, swap two or pretend to, or make another player reveal one.</source>
        <translation>Карти: подивитися на одну, поміняти дві або вдати обмін, змусити іншого гравця відкрити карту.</translation>
    </message>
    <message>
        <source>If a step takes from the bank, the card has a ★. After each step the game checks whether it is over. A step with nobody to choose, or no card, does nothing.</source>
        <translation>Якщо є&#xa0;крок, що бере з&#xa0;банку, карта має ★. Після кожного кроку дивляться, чи не скінчилася гра. Крок, для якого нема кого обрати або нема карти, не робить нічого.</translation>
    </message>
    <message>
        <source>If a step makes someone reveal the [[mask:damned]], you yourself are out of the game.</source>
        <translation>Якщо через якийсь крок хтось відкриває [[mask:damned|Проклятого]], ви самі вибуваєте з&#xa0;гри.</translation>
    </message>
    <message>
        <source>Read the composed power before the game starts, and ask yourself who profits most from it.</source>
        <translation>Прочитайте складену силу до початку гри й&#xa0;подумайте, кому вона найвигідніша.</translation>
    </message>
</context>
<context>
    <name>RulesScreen</name>
    <message>
        <source>Search</source>
        <translation>Пошук</translation>
    </message>
    <message>
        <source>Search the rules</source>
        <translation>Шукати в&#xa0;правилах</translation>
    </message>
    <message>
        <source>Contents</source>
        <translation>Зміст</translation>
    </message>
</context>
<context>
    <name>Scenario</name>
    <message>
        <source>Small table for three</source>
        <translation>Малий стіл для трьох</translation>
    </message>
    <message>
        <source>Small table for two</source>
        <translation>Малий стіл для двох</translation>
    </message>
    <message>
        <source>Infernal trio</source>
        <translation>Пекельне тріо</translation>
    </message>
    <message>
        <source>Deadly duel</source>
        <translation>Смертельна дуель</translation>
    </message>
    <message>
        <source>Classic</source>
        <translation>Класика</translation>
    </message>
    <message>
        <source>Let it roll!</source>
        <translation>Розважмося!</translation>
    </message>
    <message>
        <source>Strength in unity</source>
        <translation>У єдності сила</translation>
    </message>
    <message>
        <source>Ultimate combo</source>
        <translation>Неперевершене комбо</translation>
    </message>
    <message numerus="yes">
        <source>A · %n player(s)</source>
        <translation>
            <numerusform>«А» для %n&#xa0;гравця</numerusform>
            <numerusform>«А» для %n&#xa0;гравців</numerusform>
            <numerusform>«А» для %n&#xa0;гравців</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>B · %n player(s)</source>
        <translation>
            <numerusform>«Б» для %n&#xa0;гравця</numerusform>
            <numerusform>«Б» для %n&#xa0;гравців</numerusform>
            <numerusform>«Б» для %n&#xa0;гравців</numerusform>
        </translation>
    </message>
    <message>
        <source>A · {fewest}–{most} players</source>
        <translation>«А» для {fewest}–{most}&#xa0;гравців</translation>
    </message>
    <message>
        <source>B · {fewest}–{most} players</source>
        <translation>«Б» для {fewest}–{most}&#xa0;гравців</translation>
    </message>
    <message>
        <source>The best choice for a first game.</source>
        <translation>Найкращий вибір для першої гри.</translation>
    </message>
    <message>
        <source>For many players; a first game is easier with six.</source>
        <translation>Для великої компанії; першу гру легше зіграти вшістьох.</translation>
    </message>
    <message>
        <source>For players who know the A scenarios; made for this program.</source>
        <translation>Для тих, хто знає сценарії «А»; складено для цієї програми.</translation>
    </message>
    <message>
        <source>A scenario from the expansion.</source>
        <translation>Сценарій із доповнення.</translation>
    </message>
    <message>
        <source>A small table: everyone has several cards.</source>
        <translation>Малий стіл: у&#xa0;кожного по кілька карт.</translation>
    </message>
    <message numerus="yes">
        <source>%n mask(s)</source>
        <translation>
            <numerusform>%n&#xa0;маска</numerusform>
            <numerusform>%n&#xa0;маски</numerusform>
            <numerusform>%n&#xa0;масок</numerusform>
        </translation>
    </message>
    <message>
        <source>Custom scenario</source>
        <translation>Власний сценарій</translation>
    </message>
    <message>
        <source>Unknown scenario</source>
        <translation>Невідомий сценарій</translation>
    </message>
</context>
<context>
    <name>ScenarioEditor</name>
    <message>
        <source>Not yet playable:</source>
        <translation>Грати ще не можна:</translation>
    </message>
    <message>
        <source>This scenario can be played, by house rules:</source>
        <translation>У&#xa0;цей сценарій можна грати за домашніми правилами:</translation>
    </message>
    <message>
        <source>This scenario can be played.</source>
        <translation>Цей сценарій готовий до гри.</translation>
    </message>
    <message>
        <source>{text} (With {numbers} players.)</source>
        <translation>{text} (Для такої кількості гравців: {numbers}.)</translation>
    </message>
    <message>
        <source>Name</source>
        <translation>Назва</translation>
    </message>
    <message>
        <source>Minimum players</source>
        <translation>Найменше гравців</translation>
    </message>
    <message>
        <source>Maximum players</source>
        <translation>Найбільше гравців</translation>
    </message>
    <message>
        <source>Name of the scenario</source>
        <translation>Назва сценарію</translation>
    </message>
    <message>
        <source>One fewer player</source>
        <translation>На одного гравця менше</translation>
    </message>
    <message>
        <source>One more player</source>
        <translation>На одного гравця більше</translation>
    </message>
    <message>
        <source>Masks in play</source>
        <translation>Маски у&#xa0;грі</translation>
    </message>
    <message>
        <source>Graveyard</source>
        <translation>Кладовище</translation>
    </message>
    <message>
        <source>Masks in the graveyard</source>
        <translation>Маски на Кладовищі</translation>
    </message>
    <message>
        <source>The usual masks</source>
        <translation>Звичний набір</translation>
    </message>
    <message>
        <source>Your own choice</source>
        <translation>Власний вибір</translation>
    </message>
</context>
<context>
    <name>ScenarioFile</name>
    <message>
        <source>The file doesn’t exist or can’t be opened.</source>
        <translation>Такого файлу немає, або його не вдається відкрити.</translation>
    </message>
    <message>
        <source>The file is larger than {most} KB, so it isn’t a scenario.</source>
        <translation>Файл більший за {most}&#xa0;КБ: це не сценарій.</translation>
    </message>
    <message>
        <source>The file is damaged or isn’t a scenario.</source>
        <translation>Файл пошкоджено, або це не сценарій.</translation>
    </message>
    <message>
        <source>The file isn’t a scenario.</source>
        <translation>Цей файл&#xa0;— не сценарій.</translation>
    </message>
    <message>
        <source>The file was made by a different version of the program.</source>
        <translation>Файл створено іншою версією програми.</translation>
    </message>
    <message>
        <source>The file has an unknown entry: {key}.</source>
        <translation>У&#xa0;файлі є&#xa0;невідомий запис: {key}.</translation>
    </message>
    <message>
        <source>The name must have 1 to {most} characters.</source>
        <translation>Назва має містити від 1&#xa0;до {most}&#xa0;символів.</translation>
    </message>
    <message>
        <source>The number of players must be between {fewest} and {most}.</source>
        <translation>Кількість гравців має бути від {fewest} до {most}.</translation>
    </message>
    <message>
        <source>The list of masks is damaged: {key}.</source>
        <translation>Список масок пошкоджено: {key}.</translation>
    </message>
    <message>
        <source>No such mask: {mask}.</source>
        <translation>Такої маски немає: {mask}.</translation>
    </message>
    <message>
        <source>A mask is listed too many times: {mask}.</source>
        <translation>Маска трапляється забагато разів: {mask}.</translation>
    </message>
    <message>
        <source>The Bear Tamer’s power isn’t allowed. Details: {error}</source>
        <translation>Приборкувач ведмедів не може мати такої сили. Подробиці (англійською): {error}</translation>
    </message>
</context>
<context>
    <name>SeatEnd</name>
    <message numerus="yes">
        <source>%n coin(s)</source>
        <translation>
            <numerusform>%n&#xa0;монета</numerusform>
            <numerusform>%n&#xa0;монети</numerusform>
            <numerusform>%n&#xa0;монет</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>SeatResult</name>
    <message>
        <source>In the centre</source>
        <translation>У&#xa0;центрі</translation>
    </message>
    <message>
        <source>out of the game</source>
        <translation>поза грою</translation>
    </message>
</context>
<context>
    <name>SeatRow</name>
    <message>
        <source>Your name</source>
        <translation>Ім’я</translation>
    </message>
    <message>
        <source>random name</source>
        <translation>випадкове</translation>
    </message>
    <message>
        <source>Other…</source>
        <translation>Власний бот…</translation>
    </message>
    <message>
        <source>Name of player {number}</source>
        <translation>Гравець {number}: ім’я</translation>
    </message>
    <message>
        <source>Character of player {number}</source>
        <translation>Персонаж гравця {number}</translation>
    </message>
    <message>
        <source>Who plays as player {number}</source>
        <translation>Гравець {number}: хто грає</translation>
    </message>
    <message>
        <source>Temperament of player {number}</source>
        <translation>Гравець {number}: вдача</translation>
    </message>
    <message>
        <source>Program that plays as player {number}</source>
        <translation>Гравець {number}: програма, яка грає</translation>
    </message>
    <message>
        <source>file.py:Class or cmd:…</source>
        <translation>файл.py:Клас або cmd:…</translation>
    </message>
    <message>
        <source>Your own bot: file.py:Class, or cmd: followed by the command to run.</source>
        <translation>Власний бот: файл.py:Клас або cmd: і&#xa0;команда, яку треба запустити.</translation>
    </message>
</context>
<context>
    <name>SettingRow</name>
    <message>
        <source>Language</source>
        <translation>Мова</translation>
    </message>
    <message>
        <source>Takes effect at once.</source>
        <translation>Усе змінюється одразу.</translation>
    </message>
    <message>
        <source>Theme</source>
        <translation>Тема</translation>
    </message>
    <message>
        <source>A ball at night, a bright salon, or high contrast.</source>
        <translation>Нічний бал, світлий салон або високий контраст.</translation>
    </message>
    <message>
        <source>Text size</source>
        <translation>Розмір тексту</translation>
    </message>
    <message>
        <source>From 80 to 200 percent.</source>
        <translation>Від 80&#xa0;до 200&#xa0;відсотків.</translation>
    </message>
    <message>
        <source>Reading time</source>
        <translation>Час на читання</translation>
    </message>
    <message>
        <source>Wait for me after a reveal</source>
        <translation>Чекати на мене після відкриття карт</translation>
    </message>
    <message>
        <source>After cards are revealed, the game waits until you press Space.</source>
        <translation>Коли карти відкрито, гра чекає, доки ви натиснете пробіл.</translation>
    </message>
    <message>
        <source>Wait for me after each turn</source>
        <translation>Чекати на мене після кожного ходу</translation>
    </message>
    <message>
        <source>The game waits until you press Space. Always on while a screen reader is running.</source>
        <translation>Гра чекає, доки ви натиснете пробіл. Завжди ввімкнено, коли працює програма читання з&#xa0;екрана.</translation>
    </message>
    <message>
        <source>Reduced motion</source>
        <translation>Менше руху</translation>
    </message>
    <message>
        <source>Show results without animation.</source>
        <translation>Показувати, що сталося, без анімації.</translation>
    </message>
    <message>
        <source>Confetti</source>
        <translation>Конфеті</translation>
    </message>
    <message>
        <source>When you win, paper falls over the table. Never with reduced motion.</source>
        <translation>Коли ви перемагаєте, на стіл сиплеться конфеті. Якщо ввімкнено «Менше руху», не сиплеться ніколи.</translation>
    </message>
    <message>
        <source>Sound</source>
        <translation>Звук</translation>
    </message>
    <message>
        <source>Cards, coins and bells. Press {sound} at the table to mute.</source>
        <translation>Карти, монети й&#xa0;дзвіночки. За столом звук вимикає та вмикає клавіша {sound}.</translation>
    </message>
    <message>
        <source>Volume</source>
        <translation>Гучність</translation>
    </message>
    <message>
        <source>From 0 to 100 percent.</source>
        <translation>Від 0&#xa0;до 100&#xa0;відсотків.</translation>
    </message>
    <message>
        <source>How long each message stays on screen. The pace decides unless you do.</source>
        <translation>Як довго повідомлення лишаються на екрані. Якщо не оберете ви, вирішує темп.</translation>
    </message>
    <message>
        <source>Smaller text</source>
        <translation>Менший текст</translation>
    </message>
    <message>
        <source>Larger text</source>
        <translation>Більший текст</translation>
    </message>
    <message>
        <source>Pace</source>
        <translation>Темп</translation>
    </message>
    <message>
        <source>How fast the game moves. At the table, + and − change it, too. {pause} pauses, Space skips.</source>
        <translation>Як швидко йде гра. За столом темп змінюють і&#xa0;клавіші + та −. {pause}&#xa0;— пауза, пробіл&#xa0;— пропустити.</translation>
    </message>
    <message>
        <source>Quieter</source>
        <translation>Тихіше</translation>
    </message>
    <message>
        <source>Louder</source>
        <translation>Гучніше</translation>
    </message>
</context>
<context>
    <name>SettingsScreen</name>
    <message>
        <source>Settings</source>
        <translation>Налаштування</translation>
    </message>
    <message>
        <source>More</source>
        <translation>Більше</translation>
    </message>
    <message>
        <source>Changes are saved as you make them.</source>
        <translation>Налаштування зберігаються одразу.</translation>
    </message>
</context>
<context>
    <name>Shortcut</name>
    <message>
        <source>Go to the deal</source>
        <translation>До роздачі</translation>
    </message>
    <message>
        <source>Previous turn</source>
        <translation>Попередній хід</translation>
    </message>
    <message>
        <source>Step back</source>
        <translation>Крок назад</translation>
    </message>
    <message>
        <source>Step forward</source>
        <translation>Крок уперед</translation>
    </message>
    <message>
        <source>Next turn</source>
        <translation>Наступний хід</translation>
    </message>
    <message>
        <source>Go to the end</source>
        <translation>До кінця</translation>
    </message>
    <message>
        <source>Back</source>
        <translation>Назад</translation>
    </message>
    <message>
        <source>Space</source>
        <extracomment>Names of keys for which Qt has no translation, or a different one.</extracomment>
        <translation>Пробіл</translation>
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
        <translation>Швидше</translation>
    </message>
    <message>
        <source>Slower</source>
        <translation>Повільніше</translation>
    </message>
    <message>
        <source>How many coins do I have?</source>
        <translation>Скільки в&#xa0;мене монет?</translation>
    </message>
    <message>
        <source>How many coins does everyone have, from the left?</source>
        <translation>Скільки монет у&#xa0;кожного, починаючи ліворуч?</translation>
    </message>
    <message>
        <source>Whose turn is it, and who has contested?</source>
        <translation>Чия черга і&#xa0;хто заперечив?</translation>
    </message>
    <message>
        <source>Which cards are face up or have notes?</source>
        <translation>Які карти відкрито і&#xa0;на яких є&#xa0;нотатки?</translation>
    </message>
    <message>
        <source>Repeat</source>
        <translation>Повторити</translation>
    </message>
    <message>
        <source>Previous message</source>
        <translation>Попереднє повідомлення</translation>
    </message>
    <message>
        <source>Next message</source>
        <translation>Наступне повідомлення</translation>
    </message>
    <message>
        <source>Back to the question</source>
        <translation>Назад до запитання</translation>
    </message>
    <message>
        <source>Watch the game</source>
        <translation>Дивитися гру</translation>
    </message>
    <message>
        <source>Rename the game</source>
        <translation>Перейменувати гру</translation>
    </message>
    <message>
        <source>Delete the game</source>
        <translation>Видалити гру</translation>
    </message>
    <message>
        <source>Open the replay at this decision</source>
        <translation>Відкрити запис гри на цьому рішенні</translation>
    </message>
    <message>
        <source>Next heading on the page</source>
        <translation>Наступний заголовок сторінки</translation>
    </message>
    <message>
        <source>Previous heading on the page</source>
        <translation>Попередній заголовок сторінки</translation>
    </message>
    <message>
        <source>Next link on the page, then the next control</source>
        <translation>Наступне посилання сторінки, потім наступний елемент</translation>
    </message>
    <message>
        <source>Follow the link</source>
        <translation>Перейти за посиланням</translation>
    </message>
    <message>
        <source>Next control</source>
        <translation>Перейти до наступного елемента</translation>
    </message>
    <message>
        <source>Previous control</source>
        <translation>Повернутися до попереднього елемента</translation>
    </message>
    <message>
        <source>Press the focused button</source>
        <translation>Натиснути виділену кнопку</translation>
    </message>
    <message>
        <source>Move within a list or a group of choices</source>
        <translation>Рухатися в&#xa0;межах списку або групи варіантів</translation>
    </message>
    <message>
        <source>Show this list</source>
        <translation>Показати ці клавіші</translation>
    </message>
    <message>
        <source>Toggle full screen</source>
        <translation>На весь екран і&#xa0;назад</translation>
    </message>
    <message>
        <source>New game</source>
        <translation>Нова гра</translation>
    </message>
    <message>
        <source>Rules</source>
        <translation>Правила</translation>
    </message>
    <message>
        <source>Settings</source>
        <translation>Налаштування</translation>
    </message>
    <message>
        <source>Quit</source>
        <translation>Вийти</translation>
    </message>
    <message>
        <source>Choose an answer</source>
        <translation>Обрати відповідь</translation>
    </message>
    <message>
        <source>Move around the table or the answers</source>
        <translation>Рухатися по столу або між відповідями</translation>
    </message>
    <message>
        <source>Choose the focused item, or confirm</source>
        <translation>Обрати виділене або підтвердити</translation>
    </message>
    <message>
        <source>Undo the last choice, or leave the table</source>
        <translation>Скасувати останній вибір або вийти з‑за стола</translation>
    </message>
    <message>
        <source>Press the focused answer; otherwise skip to the next question, or turn cards face down</source>
        <translation>Обрати виділену відповідь; якщо її немає, перейти до наступного запитання або закрити карти</translation>
    </message>
    <message>
        <source>Pause or resume</source>
        <translation>Пауза або продовження</translation>
    </message>
    <message>
        <source>Sound on or off</source>
        <translation>Увімкнути або вимкнути звук</translation>
    </message>
    <message>
        <source>Pin a note to the focused card (with Notebook or Coach help)</source>
        <translation>Пришпилити нотатку до виділеної карти (рівень допомоги «Нотатник» або «Наставник»)</translation>
    </message>
    <message>
        <source>Ask the coach</source>
        <translation>Спитати наставника</translation>
    </message>
    <message>
        <source>Play or pause</source>
        <translation>Відтворити або спинити</translation>
    </message>
</context>
<context>
    <name>ShortcutsDialog</name>
    <message>
        <source>Keyboard shortcuts</source>
        <translation>Клавіші</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Закрити</translation>
    </message>
    <message>
        <source>On this screen</source>
        <translation>На цьому екрані</translation>
    </message>
    <message>
        <source>Everywhere</source>
        <translation>Усюди</translation>
    </message>
</context>
<context>
    <name>SidePanel</name>
    <message>
        <source>Masks in play</source>
        <translation>Маски у&#xa0;грі</translation>
    </message>
    <message>
        <source>What happened</source>
        <translation>Що сталося</translation>
    </message>
    <message>
        <source>This turn</source>
        <translation>Цього ходу</translation>
    </message>
</context>
<context>
    <name>SoundButton</name>
    <message>
        <source>Sound off</source>
        <translation>Вимкнути звук</translation>
    </message>
    <message>
        <source>Sound on</source>
        <translation>Увімкнути звук</translation>
    </message>
    <message>
        <source>Volume: turn the wheel, or right-click</source>
        <translation>Гучність: коліщатко або права кнопка миші</translation>
    </message>
</context>
<context>
    <name>StatisticsScreen</name>
    <message>
        <source>Reset</source>
        <translation>Скинути</translation>
    </message>
    <message>
        <source>Reset all statistics? Your saved games stay, but no longer count.</source>
        <translation>Скинути всю статистику? Збережені ігри лишаться, але вже не рахуватимуться.</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Скасувати</translation>
    </message>
    <message>
        <source>Achievements</source>
        <translation>Досягнення</translation>
    </message>
    <message>
        <source>{won} of {games}</source>
        <translation>{won} із {games}</translation>
    </message>
    <message>
        <source>Mixed levels</source>
        <translation>Різні рівні</translation>
    </message>
    <message>
        <source>Other programs</source>
        <translation>Інші програми</translation>
    </message>
    <message>
        <source>No bots</source>
        <translation>Без ботів</translation>
    </message>
    <message>
        <source>Statistics</source>
        <translation>Статистика</translation>
    </message>
    <message>
        <source>Reset…</source>
        <translation>Скинути…</translation>
    </message>
    <message>
        <source>Reset all statistics</source>
        <translation>Скинути всю статистику</translation>
    </message>
    <message>
        <source>Grouped by</source>
        <translation>Групування</translation>
    </message>
    <message>
        <source>Which games</source>
        <translation>Які ігри</translation>
    </message>
    <message>
        <source>Against bots</source>
        <translation>Проти ботів</translation>
    </message>
    <message>
        <source>Solo games</source>
        <translation>Ігри сам на сам із ботами</translation>
    </message>
    <message>
        <source>Shared screen</source>
        <translation>За одним екраном</translation>
    </message>
    <message>
        <source>Games with several people at one screen</source>
        <translation>Ігри кількох людей за одним екраном</translation>
    </message>
    <message>
        <source>No finished games yet. Finish one and its figures appear here.</source>
        <translation>Закінчених ігор ще немає. Зіграйте до кінця&#xa0;— і&#xa0;тут з’явиться статистика.</translation>
    </message>
    <message>
        <source>Games</source>
        <translation>Ігри</translation>
    </message>
    <message>
        <source>Won</source>
        <translation>Перемоги</translation>
    </message>
    <message>
        <source>Lies told</source>
        <translation>Ваші обмани</translation>
    </message>
    <message>
        <source>Lies believed</source>
        <translation>Вдалі обмани</translation>
    </message>
    <message>
        <source>Contests</source>
        <translation>Заперечення</translation>
    </message>
    <message>
        <source>Contests won</source>
        <translation>Слушні заперечення</translation>
    </message>
    <message>
        <source>Lies you let pass</source>
        <translation>Проґавлені обмани</translation>
    </message>
    <message>
        <source>By level</source>
        <translation>За рівнем</translation>
    </message>
    <message>
        <source>By number of players</source>
        <translation>За кількістю гравців</translation>
    </message>
    <message>
        <source>By scenario</source>
        <translation>За сценарієм</translation>
    </message>
    <message>
        <source>By character</source>
        <translation>За персонажем</translation>
    </message>
    <message>
        <source>By name</source>
        <translation>За іменем</translation>
    </message>
    <message>
        <source>Wins</source>
        <translation>Перемоги</translation>
    </message>
    <message>
        <source>Masks worn most</source>
        <translation>Найчастіші маски</translation>
    </message>
    <message>
        <source>Fortunes in recent games</source>
        <translation>Гроші в&#xa0;останніх іграх</translation>
    </message>
</context>
<context>
    <name>StepRow</name>
    <message>
        <source>Step {number}: what it does</source>
        <translation>Крок {number}: що робить</translation>
    </message>
    <message>
        <source>Step {number}: how many coins</source>
        <translation>Крок {number}: скільки монет</translation>
    </message>
    <message>
        <source>Step {number}: who or what</source>
        <translation>Крок {number}: кого чи чого стосується</translation>
    </message>
    <message>
        <source>Remove step {number}</source>
        <translation>Прибрати крок {number}</translation>
    </message>
    <message>
        <source>Move step {number} up</source>
        <translation>Пересунути крок {number}&#xa0;вище</translation>
    </message>
    <message>
        <source>Do this step earlier</source>
        <translation>Виконувати цей крок раніше</translation>
    </message>
    <message>
        <source>Remove this step</source>
        <translation>Прибрати цей крок</translation>
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
        <translation>Вийти з‑за стола? Гру збережено, її можна продовжити будь‑коли.</translation>
    </message>
    <message>
        <source>Leave</source>
        <translation>Вийти</translation>
    </message>
    <message>
        <source>Stay</source>
        <translation>Лишитися</translation>
    </message>
</context>
<context>
    <name>TableToolbar</name>
    <message>
        <source>Leave the table (the game is saved)</source>
        <translation>Вийти з‑за стола (гра зберігається)</translation>
    </message>
    <message>
        <source>Skip to the next question</source>
        <translation>Перейти до наступного запитання</translation>
    </message>
    <message>
        <source>Pace: {pace} (+ and −)</source>
        <translation>Темп: {pace} (+ та −)</translation>
    </message>
    <message>
        <source>Rules</source>
        <translation>Правила</translation>
    </message>
    <message>
        <source>Answer on your phones</source>
        <translation>Відповідати на телефонах</translation>
    </message>
</context>
<context>
    <name>Teaching</name>
    <message>
        <source>See your own card. Risk-free, but it takes your turn.</source>
        <translation>Побачити свою карту. Без ризику, але забирає хід.</translation>
    </message>
    <message>
        <source>Take your card and another under the table. Only you know whether you swap them.</source>
        <translation>Узяти під стіл свою карту та ще одну. Чи поміняєте їх, знатимете лише ви.</translation>
    </message>
    <message>
        <source>Claim a mask and use its power. If contested, reveal your card; if wrong, pay a coin.</source>
        <translation>Назватися маскою й&#xa0;застосувати її силу. Якщо заперечать, відкриєте карту, а&#xa0;якщо маска не ваша, ще й&#xa0;сплатите 1&#xa0;монету.</translation>
    </message>
    <message>
        <source>Claim the mask yourself and reveal your card. Right: its power is yours. Wrong: pay a coin.</source>
        <translation>Назвати цю маску своєю й&#xa0;відкрити карту. Якщо так і&#xa0;є, її сила ваша; якщо ні, сплатите 1&#xa0;монету.</translation>
    </message>
    <message>
        <source>The two cards change places. Only you know.</source>
        <translation>Дві карти міняються місцями. Знаєте це лише ви.</translation>
    </message>
    <message>
        <source>Both cards return to where they were. Only you know.</source>
        <translation>Обидві карти повертаються на свої місця. Знаєте це лише ви.</translation>
    </message>
    <message>
        <source>wins the game</source>
        <extracomment>What a power would bring now.</extracomment>
        <translation>перемога</translation>
    </message>
    <message>
        <source>may win the game</source>
        <translation>можлива перемога</translation>
    </message>
    <message>
        <source>ends the game</source>
        <translation>завершує гру</translation>
    </message>
    <message>
        <source>brings no coins</source>
        <translation>монет не дасть</translation>
    </message>
    <message>
        <source>depends on a mask</source>
        <translation>залежить від маски</translation>
    </message>
    <message>
        <source>{name} would win the game</source>
        <translation>{name} переможе</translation>
    </message>
    <message>
        <source>{name} may win the game</source>
        <translation>{name} може перемогти</translation>
    </message>
    <message>
        <source>{gain}; you risk 1 coin</source>
        <extracomment>What contesting may bring, and the fine for those who are wrong.</extracomment>
        <translation>{gain}; ви ризикуєте 1&#xa0;монетою</translation>
    </message>
    <message>
        <source>{gain}; you risk your last coin</source>
        <translation>{gain}; ви ризикуєте останньою монетою</translation>
    </message>
    <message>
        <source>{gain}: {total}</source>
        <extracomment>“+3 coins: you’d have 12 coins”</extracomment>
        <translation>{gain}: {total}</translation>
    </message>
    <message>
        <source>First to {coins} coins wins</source>
        <translation>Гра йде до {coins}&#xa0;монет</translation>
    </message>
    <message>
        <source>Point at anything to see what it is.</source>
        <translation>Наведіть вказівник на будь‑що&#xa0;— і&#xa0;дізнаєтеся, що це.</translation>
    </message>
    <message>
        <source>You could win on your next turn!</source>
        <translation>У&#xa0;свій наступний хід ви можете перемогти!</translation>
    </message>
    <message>
        <source>Could win on their next turn: {names}</source>
        <translation>У&#xa0;свій наступний хід можуть перемогти: {names}</translation>
    </message>
    <message>
        <source>Most coins: {coins} ({names})</source>
        <extracomment>While no one is near the goal: how many coins the richest have, and who they are.</extracomment>
        <translation>Найбільше монет: {coins} ({names})</translation>
    </message>
    <message>
        <source>Most coins: {coins}</source>
        <extracomment>The same if too many players have as much.</extracomment>
        <translation>Найбільше монет: {coins}</translation>
    </message>
    <message>
        <source>Coins that nobody owns yet. Many powers take from here.</source>
        <translation>Монети, яких немає ні в&#xa0;кого. Сили багатьох масок беруть їх звідси.</translation>
    </message>
    <message>
        <source>Fines are paid here. The Judge’s power takes them all.</source>
        <translation>Сюди сплачують штрафи. Сила Судді забирає їх усі.</translation>
    </message>
    <message>
        <source>Masks that aren’t in play. The Necromancer uses the power of the top one.</source>
        <translation>Маски, яких немає у&#xa0;грі. Некромант застосовує силу верхньої.</translation>
    </message>
    <message>
        <source>A face-down card. Which mask is it by now?</source>
        <translation>Закрита карта. Що ж це тепер за маска?</translation>
    </message>
    <message>
        <source>This card belongs to nobody. On your turn you can swap your own card with it.</source>
        <translation>Ця карта нічия. У&#xa0;свій хід можна поміняти на неї свою.</translation>
    </message>
    <message>
        <source>A protected card. Only its owner can swap it, with another of their own cards.</source>
        <translation>Захищена карта. Поміняти її може лише власник&#xa0;— на іншу свою карту.</translation>
    </message>
    <message>
        <source>Your card. You may look at it on your turn.</source>
        <translation>Ваша карта. У&#xa0;свій хід можна на неї подивитися.</translation>
    </message>
    <message>
        <source>Don’t claim the mask. You pay no fine.</source>
        <translation>Не називати маску своєю. Штрафу не буде.</translation>
    </message>
    <message>
        <source>Everyone at this screen lets it pass.</source>
        <translation>За цим екраном ніхто не заперечує.</translation>
    </message>
    <message>
        <source>If anybody runs out of coins, the richest player wins.</source>
        <translation>Якщо хтось лишиться без монет, перемагає найбагатший.</translation>
    </message>
    <message>
        <source>Right-click it or drop a mask on it for a note.</source>
        <translation>Для нотатки клацніть правою кнопкою або перетягніть сюди маску.</translation>
    </message>
    <message>
        <source>Could win on their next turn as: {masks}.</source>
        <translation>У&#xa0;свій наступний хід може перемогти з&#xa0;маскою: {masks}.</translation>
    </message>
    <message>
        <source>Bot: {kind}.</source>
        <extracomment>How a bot plays: “Bot: Master, bold.”</extracomment>
        <translation>Бот: {kind}.</translation>
    </message>
    <message>
        <source>Out of the game.</source>
        <translation>Поза грою.</translation>
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
            <numerusform>разом %n&#xa0;монета</numerusform>
            <numerusform>разом %n&#xa0;монети</numerusform>
            <numerusform>разом %n&#xa0;монет</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>could cost you %n coin(s)</source>
        <translation>
            <numerusform>може коштувати вам %n&#xa0;монету</numerusform>
            <numerusform>може коштувати вам %n&#xa0;монети</numerusform>
            <numerusform>може коштувати вам %n&#xa0;монет</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>−%n coin(s)</source>
        <translation>
            <numerusform>−%n&#xa0;монета</numerusform>
            <numerusform>−%n&#xa0;монети</numerusform>
            <numerusform>−%n&#xa0;монет</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>+%n coin(s)</source>
        <translation>
            <numerusform>+%n&#xa0;монета</numerusform>
            <numerusform>+%n&#xa0;монети</numerusform>
            <numerusform>+%n&#xa0;монет</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n players could win on their next turn</source>
        <translation>
            <numerusform>У&#xa0;свій наступний хід може перемогти %n&#xa0;гравець</numerusform>
            <numerusform>У&#xa0;свій наступний хід можуть перемогти %n&#xa0;гравці</numerusform>
            <numerusform>У&#xa0;свій наступний хід можуть перемогти %n&#xa0;гравців</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n coin(s) short of winning.</source>
        <translation>
            <numerusform>До перемоги бракує %n&#xa0;монети.</numerusform>
            <numerusform>До перемоги бракує %n&#xa0;монет.</numerusform>
            <numerusform>До перемоги бракує %n&#xa0;монет.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Terminal</name>
    <message>
        <source>Study the masks, then press Enter to turn them all face down.</source>
        <translation>Роздивіться маски, а&#xa0;тоді натисніть Enter, щоб перевернути всі карти долілиць.</translation>
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
        <translation>Введіть число від 1&#xa0;до {most}&#xa0;або знак ? для довідки.</translation>
    </message>
    <message>
        <source>If you mean it, type the same number again.</source>
        <translation>Якщо ви справді цього хочете, введіть те саме число ще раз.</translation>
    </message>
    <message>
        <source>The game is saved. Resume it with {command}.</source>
        <translation>Гру збережено. Продовжити її можна командою {command}.</translation>
    </message>
    <message>
        <source>The game wasn’t saved.</source>
        <translation>Гру не збережено.</translation>
    </message>
    <message>
        <source>Your unfinished game has been moved to {folder}.</source>
        <translation>Вашу незакінчену гру перенесено сюди: {folder}.</translation>
    </message>
    <message>
        <source>there is no unfinished game</source>
        <extracomment>Why there is nothing to play; they stand after a colon.</extracomment>
        <translation>незакінченої гри немає</translation>
    </message>
    <message>
        <source>this game is over; {command} prints what happened</source>
        <translation>цю гру закінчено; що в&#xa0;ній сталося, покаже {command}</translation>
    </message>
    <message>
        <source>Type a number and press Enter. Type ? for help.</source>
        <extracomment>Below the first question.</extracomment>
        <translation>Введіть число й&#xa0;натисніть Enter. Знак ?&#xa0;— довідка.</translation>
    </message>
    <message>
        <source>c  show everyone’s coins</source>
        <extracomment>Keys and what they do: c, m and q stay as they are.</extracomment>
        <translation>c&#xa0;— показати монети всіх гравців</translation>
    </message>
    <message>
        <source>m  show the masks in play and their powers</source>
        <translation>m&#xa0;— показати маски у&#xa0;грі та їхні сили</translation>
    </message>
    <message>
        <source>q  save the game and leave</source>
        <translation>q&#xa0;— зберегти гру й&#xa0;вийти</translation>
    </message>
    <message>
        <source>Bank: {coins}</source>
        <translation>Банк: {coins}</translation>
    </message>
    <message>
        <source>Courthouse: {coins}</source>
        <translation>Поле суду: {coins}</translation>
    </message>
    <message>
        <source>Coins: {list}</source>
        <extracomment>One line before each of your turns, such as “Coins: Anna 6, Bruno 4 and you 7”.</extracomment>
        <translation>Монети: {list}</translation>
    </message>
    <message>
        <source>{mask}: {power}</source>
        <translation>{mask}: {power}</translation>
    </message>
    <message>
        <source>Press Enter.</source>
        <translation>Натисніть Enter.</translation>
    </message>
    <message>
        <source>In the graveyard:</source>
        <extracomment>Below the masks in play and their powers; more masks follow.</extracomment>
        <translation>На Кладовищі:</translation>
    </message>
    <message>
        <source>The masks at the end:</source>
        <translation>Маски наприкінці:</translation>
    </message>
</context>
<context>
    <name>Troubles</name>
    <message>
        <source>{name} can’t go on. A simple bot takes over. Details: {why}</source>
        <translation>{name} не може грати далі. Замість цього гравця грає простий бот. Подробиці (англійською): {why}</translation>
    </message>
    <message>
        <source>Saved games can’t start programs: a medium bot (“regular”) takes over for {names}.</source>
        <translation>Збережена гра не може запускати програм. За цих гравців грає середній бот (завсідник): {names}.</translation>
    </message>
    <message>
        <source>The game can’t be saved: {why}. Play on: the program tries again after every move.</source>
        <translation>Гру не вдається зберегти: {why}. Грайте далі: спроба повторюється щоходу.</translation>
    </message>
    <message>
        <source>An earlier unfinished game couldn’t be moved to your saved games. Its file is kept here: {path}</source>
        <translation>Попередню незакінчену гру не вдалося перенести до збережених. Її файл зберігається тут: {path}</translation>
    </message>
    <message>
        <source>The coach had to stop and won’t be back this game.</source>
        <translation>Наставник мусив піти й&#xa0;у&#xa0;цій грі вже не повернеться.</translation>
    </message>
    <message>
        <source>That answer isn’t possible. Please choose again.</source>
        <translation>Така відповідь неможлива. Оберіть іншу.</translation>
    </message>
    <message>
        <source>the disk is full</source>
        <extracomment>Reasons why a file can’t be saved or opened; they stand after a colon.</extracomment>
        <translation>на диску немає місця</translation>
    </message>
    <message>
        <source>the folder can’t be written to</source>
        <translation>у&#xa0;теку не можна записувати</translation>
    </message>
    <message>
        <source>the file or folder doesn’t exist</source>
        <translation>такого файлу чи теки немає</translation>
    </message>
    <message>
        <source>the name is too long</source>
        <translation>назва задовга</translation>
    </message>
    <message>
        <source>you aren’t allowed to open it</source>
        <translation>немає дозволу на доступ</translation>
    </message>
    <message>
        <source>it is damaged or isn’t a game</source>
        <translation>файл пошкоджено, або це не гра</translation>
    </message>
    <message>
        <source>unexpected error ({details})</source>
        <translation>неочікувана помилка ({details})</translation>
    </message>
    <message>
        <source>another game is open in a second window</source>
        <translation>в&#xa0;іншому вікні вже відкрито іншу гру</translation>
    </message>
    <message>
        <source>“{file}” can’t be opened: {why}.</source>
        <translation>Не вдається відкрити «{file}»: {why}.</translation>
    </message>
    <message>
        <source>“{file}” isn’t a game or a scenario of Mascarade, or it is damaged.</source>
        <translation>«{file}»&#xa0;— не гра й&#xa0;не сценарій Mascarade, або файл пошкоджено.</translation>
    </message>
    <message>
        <source>A saved game is damaged and can’t be resumed. It is kept here: {path}</source>
        <translation>Збережену гру пошкоджено, її не вдається продовжити. Вона зберігається тут: {path}</translation>
    </message>
    <message>
        <source>The unfinished game was saved by a newer version of this program. It is kept here: {path}</source>
        <translation>Незакінчену гру збережено новішою версією програми. Вона зберігається тут: {path}</translation>
    </message>
    <message>
        <source>The unfinished game can’t be read. The next new game moves it aside: {path}</source>
        <translation>Незакінчену гру не вдається прочитати. Коли почнеться нова гра, цей файл буде перейменовано: {path}</translation>
    </message>
    <message>
        <source>Some settings couldn’t be read and were reset. The old file is kept here: {path}</source>
        <translation>Деякі налаштування не вдалося прочитати, їх скинуто. Старий файл зберігається тут: {path}</translation>
    </message>
    <message>
        <source>The settings couldn’t be read and were reset. What was there is kept here: {path}</source>
        <translation>Налаштування не вдалося прочитати, їх скинуто. Те, що було, зберігається тут: {path}</translation>
    </message>
    <message>
        <source>Settings can’t be saved; your changes last until you quit. File: {path}</source>
        <translation>Налаштування не вдається зберегти; зміни діятимуть, доки ви не вийдете. Файл: {path}</translation>
    </message>
    <message>
        <source>The disk is full, so settings can’t be saved; your changes last until you quit.</source>
        <translation>На диску немає місця, тому налаштування не вдається зберегти; зміни діятимуть, доки ви не вийдете.</translation>
    </message>
    <message>
        <source>The statistics file couldn’t be used, so your saved games were counted again. The old file is kept here: {path}</source>
        <translation>Файл статистики не вдалося використати, тож збережені ігри пораховано заново. Старий файл зберігається тут: {path}</translation>
    </message>
    <message>
        <source>The statistics can’t be saved; next time, your games will be counted again.</source>
        <translation>Статистику не вдається зберегти; наступного разу ігри буде пораховано заново.</translation>
    </message>
</context>
<context>
    <name>TurnClock</name>
    <message>
        <source>The sand has run out.</source>
        <translation>Пісок висипався.</translation>
    </message>
    <message>
        <source>The sand is running.</source>
        <translation>Пісок сиплеться.</translation>
    </message>
</context>
<context>
    <name>TurnOrder</name>
    <message>
        <source>Next turns: {names}</source>
        <translation>Наступні ходи: {names}</translation>
    </message>
</context>
<context>
    <name>Unmasked</name>
    <message numerus="yes">
        <source>%n lie(s) in this game.</source>
        <translation>
            <numerusform>%n&#xa0;обман у&#xa0;цій грі.</numerusform>
            <numerusform>%n&#xa0;обмани в&#xa0;цій грі.</numerusform>
            <numerusform>%n&#xa0;обманів у&#xa0;цій грі.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Unmasking</name>
    <message>
        <source>Turn {turn}: you announced “{mask}” but wore another mask ({truth}). Nobody contested.</source>
        <translation>Хід {turn}: ви оголошуєте маску «{mask}», маючи іншу ({truth}). Ніхто не заперечує.</translation>
    </message>
    <message>
        <source>Turn {turn}: {name} announced “{mask}” but wore another mask ({truth}). Nobody contested.</source>
        <translation>Хід {turn}: {name} оголошує маску «{mask}», маючи іншу ({truth}). Ніхто не заперечує.</translation>
    </message>
    <message>
        <source>Turn {turn}: you announced “{mask}” but wore another mask ({truth}). Contested by: {names}.</source>
        <translation>Хід {turn}: ви оголошуєте маску «{mask}», маючи іншу ({truth}). Заперечення: {names}.</translation>
    </message>
    <message>
        <source>Turn {turn}: {name} announced “{mask}” but wore another mask ({truth}). Contested by: {names}.</source>
        <translation>Хід {turn}: {name} оголошує маску «{mask}», маючи іншу ({truth}). Заперечення: {names}.</translation>
    </message>
    <message>
        <source>Turn {turn}: you contested “{mask}” but wore another mask ({truth}).</source>
        <translation>Хід {turn}: ви заперечуєте й&#xa0;називаєте своєю маску «{mask}», маючи іншу ({truth}).</translation>
    </message>
    <message>
        <source>Turn {turn}: {name} contested “{mask}” but wore another mask ({truth}).</source>
        <translation>Хід {turn}: {name} заперечує й&#xa0;називає своєю маску «{mask}», маючи іншу ({truth}).</translation>
    </message>
    <message>
        <source>It could have been true.</source>
        <extracomment>After a sentence about a false claim that its player could have believed: by mistake, or at a venture.</extracomment>
        <translation>Це могло бути й&#xa0;правдою.</translation>
    </message>
    <message>
        <source>It earned nothing.</source>
        <translation>Це не принесло нічого.</translation>
    </message>
    <message>
        <source>Nobody lied in this game. Remarkable!</source>
        <translation>Ця гра обійшлася без обману. Дивовижно!</translation>
    </message>
    <message numerus="yes">
        <source>It earned %n coin(s).</source>
        <translation>
            <numerusform>Це принесло %n&#xa0;монету.</numerusform>
            <numerusform>Це принесло %n&#xa0;монети.</numerusform>
            <numerusform>Це принесло %n&#xa0;монет.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>It cost %n coin(s).</source>
        <translation>
            <numerusform>Це коштувало %n&#xa0;монету.</numerusform>
            <numerusform>Це коштувало %n&#xa0;монети.</numerusform>
            <numerusform>Це коштувало %n&#xa0;монет.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n more false claim(s) could have been true.</source>
        <translation>
            <numerusform>Ще %n&#xa0;хибна заява могла бути правдою.</numerusform>
            <numerusform>Ще %n&#xa0;хибні заяви могли бути правдою.</numerusform>
            <numerusform>Ще %n&#xa0;хибних заяв могли бути правдою.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n false claim(s) could have been true.</source>
        <translation>
            <numerusform>%n&#xa0;хибна заява могла бути правдою.</numerusform>
            <numerusform>%n&#xa0;хибні заяви могли бути правдою.</numerusform>
            <numerusform>%n&#xa0;хибних заяв могли бути правдою.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>ViewerScreen</name>
    <message>
        <source>Turn {turn} of {turns}</source>
        <translation>Хід {turn} із {turns}</translation>
    </message>
    <message>
        <source>The deal</source>
        <translation>Роздача</translation>
    </message>
    <message>
        <source>Watching live</source>
        <translation>Гра наживо</translation>
    </message>
    <message>
        <source>Replay</source>
        <translation>Запис гри</translation>
    </message>
    <message>
        <source>Unmasking</source>
        <translation>Зняття масок</translation>
    </message>
    <message>
        <source>Who won and why, with all masks off</source>
        <translation>Хто переміг і&#xa0;чому, коли всі маски знято</translation>
    </message>
    <message>
        <source>Keep</source>
        <translation>Лишити собі</translation>
    </message>
    <message>
        <source>Add this game to your replays</source>
        <translation>Додати цю гру до своїх</translation>
    </message>
    <message>
        <source>Seen by</source>
        <translation>Чиїми очима</translation>
    </message>
    <message>
        <source>All masks face up</source>
        <translation>Усі маски відкрито</translation>
    </message>
    <message>
        <source>What happened</source>
        <translation>Що сталося</translation>
    </message>
</context>
<context>
    <name>Voice</name>
    <message>
        <source>All right, that fish was off!</source>
        <extracomment>Zanetta, a fishmonger (a woman)</extracomment>
        <translation>Гаразд, ця рибка була з&#xa0;душком!</translation>
    </message>
    <message>
        <source>Loud isn’t the same as true, then.</source>
        <translation>Виходить, голосно&#xa0;— ще не правда.</translation>
    </message>
    <message>
        <source>Fresh as this morning’s catch!</source>
        <translation>Свіже, як ранковий улов!</translation>
    </message>
    <message>
        <source>I don’t sell stale goods!</source>
        <translation>Тухлого не продаю!</translation>
    </message>
    <message>
        <source>Hands off my stall!</source>
        <translation>Геть руки від мого прилавка!</translation>
    </message>
    <message>
        <source>Gulls, the lot of you!</source>
        <translation>Чайки ненажерливі, от ви хто!</translation>
    </message>
    <message>
        <source>Now that’s what I call a catch!</source>
        <translation>Оце я&#xa0;розумію&#xa0;— улов!</translation>
    </message>
    <message>
        <source>The scales don’t lie, darlings!</source>
        <translation>Терези не брешуть, любі мої!</translation>
    </message>
    <message>
        <source>Sold out! Off you go home!</source>
        <translation>Усе продано! Розходьтеся!</translation>
    </message>
    <message>
        <source>There’s always tomorrow’s tide.</source>
        <translation>Завтра буде новий приплив.</translation>
    </message>
    <message>
        <source>Worth it for your faces!</source>
        <extracomment>Bettina, young and red-haired</extracomment>
        <translation>Воно того варте: бачили б ви себе!</translation>
    </message>
    <message>
        <source>And I’d do it again!</source>
        <translation>І&#xa0;зроблю так знову!</translation>
    </message>
    <message>
        <source>Ha! Who else wants to try?</source>
        <translation>Ха! Хто ще хоче спробувати?</translation>
    </message>
    <message>
        <source>Next time, just believe me.</source>
        <translation>Наступного разу просто повірте.</translation>
    </message>
    <message>
        <source>Go on, take it! I’ll win it back.</source>
        <translation>Беріть, беріть! Відіграюся.</translation>
    </message>
    <message>
        <source>Now you’ve made me angry.</source>
        <translation>Ну все, тепер я&#xa0;зла.</translation>
    </message>
    <message>
        <source>Is that all?</source>
        <translation>І&#xa0;це все?</translation>
    </message>
    <message>
        <source>I could get used to this.</source>
        <translation>До такого я&#xa0;б звикла.</translation>
    </message>
    <message>
        <source>Told you! Didn’t I tell you?</source>
        <translation>Казала ж! Хіба не казала?</translation>
    </message>
    <message>
        <source>Again! Deal again! Right now!</source>
        <translation>Ще раз! Здавайте! Негайно!</translation>
    </message>
    <message>
        <source>A shot across my own bow.</source>
        <extracomment>Vettor, a captain</extracomment>
        <translation>Постріл по власному носу.</translation>
    </message>
    <message>
        <source>I’ve survived worse broadsides.</source>
        <translation>Я&#xa0;й&#xa0;не такі залпи переживав.</translation>
    </message>
    <message>
        <source>Never dare a captain.</source>
        <translation>Не дражніть капітана.</translation>
    </message>
    <message>
        <source>A direct hit!</source>
        <translation>Пряме влучання!</translation>
    </message>
    <message>
        <source>Pirates! All hands on deck!</source>
        <translation>Пірати! Усі на палубу!</translation>
    </message>
    <message>
        <source>We’re taking on water…</source>
        <translation>У&#xa0;нас пробоїна…</translation>
    </message>
    <message>
        <source>A full hold and a fair wind.</source>
        <translation>Повний трюм і&#xa0;попутний вітер.</translation>
    </message>
    <message>
        <source>Hoist the flag, we’re rich!</source>
        <translation>Прапор угору, ми багаті!</translation>
    </message>
    <message>
        <source>Drop anchor. The prize is mine.</source>
        <translation>Кинути якір. Здобич моя.</translation>
    </message>
    <message>
        <source>The captain goes down with his ship.</source>
        <translation>Капітан іде на дно з&#xa0;кораблем.</translation>
    </message>
    <message>
        <source>A wrong note. It happens to the best.</source>
        <extracomment>Faustina, an opera singer</extracomment>
        <translation>Фальшива нота. І&#xa0;з&#xa0;дівами таке буває.</translation>
    </message>
    <message>
        <source>I was merely acting!</source>
        <translation>Це була лише роль!</translation>
    </message>
    <message>
        <source>You may applaud now.</source>
        <translation>Тепер можна аплодувати.</translation>
    </message>
    <message>
        <source>And that was only the overture.</source>
        <translation>І&#xa0;це була тільки увертюра.</translation>
    </message>
    <message>
        <source>I shall faint. Somebody catch me.</source>
        <translation>Зараз знепритомнію. Ловіть мене.</translation>
    </message>
    <message>
        <source>What a tragic third act!</source>
        <translation>Який трагічний третій акт!</translation>
    </message>
    <message>
        <source>My fee, at last.</source>
        <translation>Нарешті мій гонорар.</translation>
    </message>
    <message>
        <source>Encore! Encore!</source>
        <translation>Біс! Біс!</translation>
    </message>
    <message>
        <source>Flowers to my dressing room, please.</source>
        <translation>Квіти&#xa0;— до моєї гримерки, будь ласка.</translation>
    </message>
    <message>
        <source>The critics will be merciless.</source>
        <translation>Критики будуть безжальні.</translation>
    </message>
    <message>
        <source>The Senate will hear nothing of this.</source>
        <extracomment>Alvise, an old senator</extracomment>
        <translation>Сенат про це не дізнається.</translation>
    </message>
    <message>
        <source>Strike that from the minutes.</source>
        <translation>Викресліть це з&#xa0;протоколу.</translation>
    </message>
    <message>
        <source>Forty years in the Senate. I don’t guess.</source>
        <translation>Сорок років у&#xa0;Сенаті. Я&#xa0;не вгадую.</translation>
    </message>
    <message>
        <source>As the records show.</source>
        <translation>Як і&#xa0;записано в&#xa0;архівах.</translation>
    </message>
    <message>
        <source>I move that we adjourn. At once.</source>
        <translation>Пропоную перерву. Негайно.</translation>
    </message>
    <message>
        <source>In my day, one asked first.</source>
        <translation>За моїх часів спершу питали.</translation>
    </message>
    <message>
        <source>A modest reserve, for hard times.</source>
        <translation>Скромний запас на чорний день.</translation>
    </message>
    <message>
        <source>Order, order! Nobody touch anything.</source>
        <translation>До порядку! Нічого не чіпати.</translation>
    </message>
    <message>
        <source>Motion carried.</source>
        <translation>Ухвалено одноголосно.</translation>
    </message>
    <message>
        <source>I shall demand a recount.</source>
        <translation>Вимагаю перерахунку голосів.</translation>
    </message>
    <message>
        <source>I shall confess that on Sunday.</source>
        <extracomment>Anzolo, a young monk</extracomment>
        <translation>У&#xa0;неділю я&#xa0;в&#xa0;цьому покаюся.</translation>
    </message>
    <message>
        <source>An hour on my knees, at the very least.</source>
        <translation>Година навколішки. Щонайменше.</translation>
    </message>
    <message>
        <source>A monk doesn’t fib. Much.</source>
        <translation>Ченці не брешуть. Майже.</translation>
    </message>
    <message>
        <source>The truth shall set me free.</source>
        <translation>Правда мене визволить.</translation>
    </message>
    <message>
        <source>I took a vow of poverty anyway.</source>
        <translation>Я&#xa0;ж усе одно склав обітницю бідності.</translation>
    </message>
    <message>
        <source>I forgive you. Give me a minute.</source>
        <translation>Я&#xa0;вам прощаю. Дайте хвилинку.</translation>
    </message>
    <message>
        <source>All for the new church roof.</source>
        <translation>Усе на новий дах для церкви.</translation>
    </message>
    <message>
        <source>Lead us not into temptation…</source>
        <translation>І&#xa0;не введи нас у&#xa0;спокусу…</translation>
    </message>
    <message>
        <source>My abbot must never know.</source>
        <translation>Тільки б абат не дізнався.</translation>
    </message>
    <message>
        <source>Patience is a virtue. So they tell me.</source>
        <translation>Терпіння&#xa0;— чеснота. Так мені казали.</translation>
    </message>
    <message>
        <source>I’ve gone all red, haven’t I?</source>
        <extracomment>Chiara, a shy girl</extracomment>
        <translation>Я&#xa0;вся почервоніла, так?</translation>
    </message>
    <message>
        <source>May I go under the table now?</source>
        <translation>Можна, я&#xa0;сховаюся під стіл?</translation>
    </message>
    <message>
        <source>I said it quietly, but I said it.</source>
        <translation>Я&#xa0;сказала тихо, але ж сказала.</translation>
    </message>
    <message>
        <source>Sorry. It was true, though.</source>
        <translation>Вибачте. Але це була правда.</translation>
    </message>
    <message>
        <source>You could have just asked…</source>
        <translation>Могли б просто попросити…</translation>
    </message>
    <message>
        <source>It’s fine. I’m fine. It’s fine.</source>
        <translation>Нічого. Усе гаразд. Нічого.</translation>
    </message>
    <message>
        <source>Is this really all for me?</source>
        <translation>Це справді все мені?</translation>
    </message>
    <message>
        <source>Please don’t everybody look.</source>
        <translation>Тільки не дивіться всі на мене.</translation>
    </message>
    <message>
        <source>Me? Truly? Me?</source>
        <translation>Я? Справді? Я?</translation>
    </message>
    <message>
        <source>Next time I’ll speak up. Maybe.</source>
        <translation>Наступного разу скажу гучніше. Може.</translation>
    </message>
    <message>
        <source>At my age, one may get muddled.</source>
        <extracomment>Isabetta, a grandmother</extracomment>
        <translation>У&#xa0;моєму віці можна й&#xa0;сплутати.</translation>
    </message>
    <message>
        <source>Don’t tell my grandchildren.</source>
        <translation>Тільки онукам не кажіть.</translation>
    </message>
    <message>
        <source>Grandmother knows, dear.</source>
        <translation>Бабуся знає, золотко.</translation>
    </message>
    <message>
        <source>I’ve wiped your noses. Don’t doubt me.</source>
        <translation>Я&#xa0;вам носи витирала. Не сумнівайтеся.</translation>
    </message>
    <message>
        <source>That was for your birthday presents!</source>
        <translation>Це ж було вам на подарунки!</translation>
    </message>
    <message>
        <source>And I knitted you a scarf!</source>
        <translation>А&#xa0;я&#xa0;ж вам шарфик плела!</translation>
    </message>
    <message>
        <source>I’ll buy wool. A mountain of it.</source>
        <translation>Куплю вовни. Цілу гору.</translation>
    </message>
    <message>
        <source>Into the biscuit tin with you.</source>
        <translation>Гайда в&#xa0;бляшанку з‑під печива.</translation>
    </message>
    <message>
        <source>Who wants a biscuit?</source>
        <translation>Хто хоче печива?</translation>
    </message>
    <message>
        <source>Well played, children. Now, to bed.</source>
        <translation>Молодці, діти. А&#xa0;тепер спати.</translation>
    </message>
    <message>
        <source>Wrong note! From the top, everyone!</source>
        <extracomment>Polo, a street musician</extracomment>
        <translation>Не та нота! Ще раз спочатку!</translation>
    </message>
    <message>
        <source>That tune went better at home.</source>
        <translation>Удома ця мелодія звучала краще.</translation>
    </message>
    <message>
        <source>Ta-da! Coins into the hat!</source>
        <translation>Та‑дам! Монетки&#xa0;— в&#xa0;капелюх!</translation>
    </message>
    <message>
        <source>Even a broken fiddle hits one right.</source>
        <translation>Навіть розбита скрипка часом не фальшивить.</translation>
    </message>
    <message>
        <source>Easy come, easy… hey!</source>
        <translation>Легко прийшло, легко… гей!</translation>
    </message>
    <message>
        <source>Now I really am playing for free.</source>
        <translation>Ну от, тепер граю задарма.</translation>
    </message>
    <message>
        <source>Drinks for the whole square!</source>
        <translation>Частую всю площу!</translation>
    </message>
    <message>
        <source>My hat’s never been this heavy.</source>
        <translation>Капелюх ще не був таким важким.</translation>
    </message>
    <message>
        <source>And for my next number: a dance!</source>
        <translation>А&#xa0;наступний номер&#xa0;— танець!</translation>
    </message>
    <message>
        <source>Never mind. Who wants a song?</source>
        <translation>Дарма. Хто хоче пісню?</translation>
    </message>
    <message>
        <source>Splash! Man overboard.</source>
        <extracomment>Tonin, a young gondolier</extracomment>
        <translation>Хлюп! Людина за бортом.</translation>
    </message>
    <message>
        <source>I took the wrong canal.</source>
        <translation>Не туди повернув. Не той канал.</translation>
    </message>
    <message>
        <source>Straight under the bridge!</source>
        <translation>Рівнісінько під мостом!</translation>
    </message>
    <message>
        <source>See? I can steer after all.</source>
        <translation>Бачите? Таки вмію кермувати.</translation>
    </message>
    <message>
        <source>My fare! That was my fare!</source>
        <translation>Моя плата за проїзд!</translation>
    </message>
    <message>
        <source>There goes my new oar.</source>
        <translation>Прощавай, нове весельце.</translation>
    </message>
    <message>
        <source>Mind your heads, I’m coming through!</source>
        <translation>Голови бережіть, я&#xa0;пливу!</translation>
    </message>
    <message>
        <source>I might buy a second hat.</source>
        <translation>Куплю собі другого бриля.</translation>
    </message>
    <message>
        <source>Last stop! Everybody off!</source>
        <translation>Кінцева! Усі на берег!</translation>
    </message>
    <message>
        <source>Who moved the landing stage?</source>
        <translation>Хто переставив причал?</translation>
    </message>
    <message>
        <source>Oops! That one had thorns.</source>
        <extracomment>Marietta, a flower girl</extracomment>
        <translation>Ой! Ця була з&#xa0;колючками.</translation>
    </message>
    <message>
        <source>He loves me, he loves me not… not.</source>
        <translation>Любить, не любить… Не любить.</translation>
    </message>
    <message>
        <source>It’s a rose! It really is a rose!</source>
        <translation>Троянда! Таки справжня троянда!</translation>
    </message>
    <message>
        <source>Surprise! I’m surprised, too.</source>
        <translation>Сюрприз! Навіть для мене.</translation>
    </message>
    <message>
        <source>Take a daisy, too, while you’re at it.</source>
        <translation>Беріть уже й&#xa0;ромашку на додачу.</translation>
    </message>
    <message>
        <source>You can’t just pick those!</source>
        <translation>Гей, тут рвати заборонено!</translation>
    </message>
    <message>
        <source>Money grows! I knew it!</source>
        <translation>Гроші таки ростуть! Я&#xa0;так і&#xa0;знала!</translation>
    </message>
    <message>
        <source>I’ll plant it and see what comes up.</source>
        <translation>Посаджу й&#xa0;подивлюся, що виросте.</translation>
    </message>
    <message>
        <source>Petals for everyone!</source>
        <translation>Усім пелюсток!</translation>
    </message>
    <message>
        <source>Wilted. But I smell lovely.</source>
        <translation>Зів’яла. Зате як пахну!</translation>
    </message>
    <message>
        <source>It was the bird’s idea.</source>
        <extracomment>Pisana, an eccentric aristocrat with a bird in her wig</extracomment>
        <translation>Це пташка придумала.</translation>
    </message>
    <message>
        <source>Blame the wig. It slipped.</source>
        <translation>Винна перука. З’їхала.</translation>
    </message>
    <message>
        <source>A little bird told me. This one.</source>
        <translation>Пташка нашептала. Оця.</translation>
    </message>
    <message>
        <source>Mad? I prefer “farsighted”.</source>
        <translation>Божевільна? Краще «далекоглядна».</translation>
    </message>
    <message>
        <source>Shoo! Those were for birdseed!</source>
        <translation>Киш! Це було на зернятка!</translation>
    </message>
    <message>
        <source>Do take the chandelier as well.</source>
        <translation>Прошу, забирайте й&#xa0;люстру.</translation>
    </message>
    <message>
        <source>Higher hair! We can afford it!</source>
        <translation>Зачіску вище! Ми можемо собі дозволити!</translation>
    </message>
    <message>
        <source>The bird wants a palace now.</source>
        <translation>Пташка тепер хоче палац.</translation>
    </message>
    <message>
        <source>The bird and I are delighted.</source>
        <translation>Ми з&#xa0;пташкою в&#xa0;захваті.</translation>
    </message>
    <message>
        <source>The bird demands a rematch.</source>
        <translation>Пташка вимагає реваншу.</translation>
    </message>
    <message>
        <source>Ran aground. It happens.</source>
        <extracomment>Marin, a weathered sailor</extracomment>
        <translation>Сіли на мілину. Буває.</translation>
    </message>
    <message>
        <source>A bit off course, that’s all.</source>
        <translation>Трохи збився з&#xa0;курсу, та й&#xa0;годі.</translation>
    </message>
    <message>
        <source>Steady as she goes.</source>
        <translation>Так тримати.</translation>
    </message>
    <message>
        <source>I know these waters.</source>
        <translation>Я&#xa0;знаю ці води.</translation>
    </message>
    <message>
        <source>The sea gives, the sea takes.</source>
        <translation>Море дає, море й&#xa0;забирає.</translation>
    </message>
    <message>
        <source>I’ve weathered worse than that.</source>
        <translation>Я&#xa0;й&#xa0;не такі шторми бачив.</translation>
    </message>
    <message>
        <source>Smooth sailing today.</source>
        <translation>Сьогодні йдемо як по маслу.</translation>
    </message>
    <message>
        <source>A good haul. No complaints.</source>
        <translation>Добрий улов. Не скаржуся.</translation>
    </message>
    <message>
        <source>Land ho.</source>
        <translation>Земля на обрії.</translation>
    </message>
    <message>
        <source>You can’t sail against every wind.</source>
        <translation>Проти кожного вітру не попливеш.</translation>
    </message>
    <message>
        <source>Off key. I heard it myself.</source>
        <extracomment>Cecilia, a music teacher</extracomment>
        <translation>Фальшиво. Сама чую.</translation>
    </message>
    <message>
        <source>Even teachers need to practise.</source>
        <translation>Учителям теж треба вправлятися.</translation>
    </message>
    <message>
        <source>Exactly in time.</source>
        <translation>Точно в&#xa0;такт.</translation>
    </message>
    <message>
        <source>Repeat after me: “We believe her.”</source>
        <translation>Повторюйте: «Ми їй віримо».</translation>
    </message>
    <message>
        <source>Diminuendo, I see.</source>
        <translation>Бачу, димінуендо.</translation>
    </message>
    <message>
        <source>That deserves extra homework.</source>
        <translation>За це&#xa0;— додаткове завдання.</translation>
    </message>
    <message>
        <source>A pleasing crescendo.</source>
        <translation>Приємне крещендо.</translation>
    </message>
    <message>
        <source>Practice pays, you see.</source>
        <translation>Вправи таки винагороджуються.</translation>
    </message>
    <message>
        <source>And that is how it’s played, class.</source>
        <translation>Ось як це грають, любі учні.</translation>
    </message>
    <message>
        <source>Very good, class. I’m proud of you.</source>
        <translation>Чудово, учні. Я&#xa0;вами пишаюся.</translation>
    </message>
    <message>
        <source>A slip of the brush.</source>
        <extracomment>Jacopo, a young painter</extracomment>
        <translation>Пензель зісковзнув.</translation>
    </message>
    <message>
        <source>I’ll paint over that.</source>
        <translation>Це я&#xa0;зафарбую.</translation>
    </message>
    <message>
        <source>A true original. Not a copy.</source>
        <translation>Справжній оригінал. Не копія.</translation>
    </message>
    <message>
        <source>You should trust an artist’s eye.</source>
        <translation>Довіряйте оку художника.</translation>
    </message>
    <message>
        <source>There goes my blue paint.</source>
        <translation>Прощавай, моя блакитна фарбо.</translation>
    </message>
    <message>
        <source>Another still life without fruit.</source>
        <translation>Знову натюрморт без фруктів.</translation>
    </message>
    <message>
        <source>A golden background at last!</source>
        <translation>Нарешті золоте тло!</translation>
    </message>
    <message>
        <source>Now I can pay a model who sits still.</source>
        <translation>Тепер найму натурника, що не крутиться.</translation>
    </message>
    <message>
        <source>Hold still! I must paint this moment.</source>
        <translation>Не рухайтеся! Я&#xa0;мушу це намалювати.</translation>
    </message>
    <message>
        <source>I’ll call it “Defeat in Ochre”.</source>
        <translation>Назву це «Поразка у&#xa0;вохрі».</translation>
    </message>
    <message>
        <source>Burnt. Into the bin with it.</source>
        <extracomment>Piero, a baker</extracomment>
        <translation>Підгоріло. Геть у&#xa0;відро.</translation>
    </message>
    <message>
        <source>That one didn’t rise.</source>
        <translation>Не зійшло тісто.</translation>
    </message>
    <message>
        <source>Straight from the oven!</source>
        <translation>Просто з&#xa0;печі!</translation>
    </message>
    <message>
        <source>I know my dough.</source>
        <translation>Я&#xa0;на тісті знаюся.</translation>
    </message>
    <message>
        <source>Leave me some crumbs, at least!</source>
        <translation>Лишіть хоч крихти!</translation>
    </message>
    <message>
        <source>Somebody ate all my profits.</source>
        <translation>Хтось з’їв увесь мій прибуток.</translation>
    </message>
    <message>
        <source>It’s rising nicely.</source>
        <translation>Гарно підходить.</translation>
    </message>
    <message>
        <source>The icing on the cake!</source>
        <translation>Оце вишенька на торті!</translation>
    </message>
    <message>
        <source>Cake for everyone, on the house!</source>
        <translation>Усім торта, за мій рахунок!</translation>
    </message>
    <message>
        <source>Back to kneading, then.</source>
        <translation>Ну що ж, піду місити.</translation>
    </message>
    <message>
        <source>That goes under overheads.</source>
        <extracomment>Zorzi, a plump merchant</extracomment>
        <translation>Запишемо у&#xa0;накладні витрати.</translation>
    </message>
    <message>
        <source>A poor investment, I admit.</source>
        <translation>Невдале вкладення, визнаю.</translation>
    </message>
    <message>
        <source>My goods are always genuine.</source>
        <translation>У&#xa0;мене товар завжди справжній.</translation>
    </message>
    <message>
        <source>Payment upon delivery, please.</source>
        <translation>Гроші на бочку, прошу.</translation>
    </message>
    <message>
        <source>That wasn’t in the contract!</source>
        <translation>Цього в&#xa0;угоді не було!</translation>
    </message>
    <message>
        <source>I’ll have to raise my prices.</source>
        <translation>Доведеться підняти ціни.</translation>
    </message>
    <message>
        <source>Business is business.</source>
        <translation>Торгівля є&#xa0;торгівля.</translation>
    </message>
    <message>
        <source>Profit suits me, don’t you think?</source>
        <translation>Прибуток мені личить, еге ж?</translation>
    </message>
    <message>
        <source>A pleasure doing business with you.</source>
        <translation>Приємно мати з&#xa0;вами справу.</translation>
    </message>
    <message>
        <source>I demand a refund.</source>
        <translation>Вимагаю повернути гроші.</translation>
    </message>
    <message>
        <source>How very embarrassing. For you, I mean.</source>
        <extracomment>Lucrezia, a noblewoman</extracomment>
        <translation>Як незручно. За вас, звісно.</translation>
    </message>
    <message>
        <source>A lady may change her mind.</source>
        <translation>Дама може й&#xa0;передумати.</translation>
    </message>
    <message>
        <source>You doubted me? How droll.</source>
        <translation>Ви мені не вірили? Кумедно.</translation>
    </message>
    <message>
        <source>Breeding will tell.</source>
        <translation>Породу не сховаєш.</translation>
    </message>
    <message>
        <source>Those were for my pearls!</source>
        <translation>Це було мені на перли!</translation>
    </message>
    <message>
        <source>My husband will write you a letter.</source>
        <translation>Мій чоловік вам напише.</translation>
    </message>
    <message>
        <source>It goes so well with my earrings.</source>
        <translation>Так пасує до моїх сережок.</translation>
    </message>
    <message>
        <source>One can never be too well dressed.</source>
        <translation>Забагато розкоші не буває.</translation>
    </message>
    <message>
        <source>But of course. Who else?</source>
        <translation>Ну звісно. А&#xa0;хто ж іще?</translation>
    </message>
    <message>
        <source>I wasn’t even trying, my dear.</source>
        <translation>Я&#xa0;ж навіть не старалася, любі.</translation>
    </message>
    <message>
        <source>Bah! Games. I never liked them.</source>
        <extracomment>Lunardo, a grumpy old man</extracomment>
        <translation>Тьху! Ніколи не любив ігор.</translation>
    </message>
    <message>
        <source>That’s what comes of going out.</source>
        <translation>От що буває, коли виходиш із дому.</translation>
    </message>
    <message>
        <source>Young people! No respect.</source>
        <translation>Молодь! Жодної поваги.</translation>
    </message>
    <message>
        <source>I speak plainly. Get used to it.</source>
        <translation>Я&#xa0;кажу прямо. Звикайте.</translation>
    </message>
    <message>
        <source>And who’s to pay for supper now?</source>
        <translation>І&#xa0;хто тепер заплатить за вечерю?</translation>
    </message>
    <message>
        <source>Robbed in my own chair!</source>
        <translation>Обібрали! У&#xa0;власному кріслі!</translation>
    </message>
    <message>
        <source>Now nobody breathe on it.</source>
        <translation>І&#xa0;не дихайте на мої монети.</translation>
    </message>
    <message>
        <source>I shan’t smile. But I could.</source>
        <translation>Я&#xa0;не всміхнуся. Хоча міг би.</translation>
    </message>
    <message>
        <source>Good. Candles out, everybody home.</source>
        <translation>Добре. Свічки гасити, всі додому.</translation>
    </message>
    <message>
        <source>I said we should have stayed at home.</source>
        <translation>Я&#xa0;ж казав: треба було сидіти вдома.</translation>
    </message>
    <message>
        <source>A write-off. Regrettable.</source>
        <extracomment>Domenego, a banker</extracomment>
        <translation>Списуємо у&#xa0;збитки. Прикро.</translation>
    </message>
    <message>
        <source>My credit stands at zero, I see.</source>
        <translation>Бачу, мій кредит довіри вичерпано.</translation>
    </message>
    <message>
        <source>My word is as good as gold.</source>
        <translation>Моє слово&#xa0;— щире золото.</translation>
    </message>
    <message>
        <source>Checked, signed and sealed.</source>
        <translation>Перевірено, підписано, скріплено.</translation>
    </message>
    <message>
        <source>I’ll be charging interest on that.</source>
        <translation>Стягну з&#xa0;відсотками.</translation>
    </message>
    <message>
        <source>That’s no loan, that’s a raid!</source>
        <translation>Це не позика, це набіг!</translation>
    </message>
    <message>
        <source>Compound interest. What a poem!</source>
        <translation>Складні відсотки. Яка поезія!</translation>
    </message>
    <message>
        <source>I’ll just count it again. Twice.</source>
        <translation>Перелічу ще раз. Двічі.</translation>
    </message>
    <message>
        <source>The books are balanced.</source>
        <translation>Баланс зведено.</translation>
    </message>
    <message>
        <source>The bank is closed until further notice.</source>
        <translation>Банк зачинено до окремого оголошення.</translation>
    </message>
    <message>
        <source>Who’s been whispering about me?</source>
        <extracomment>Orsola, an elderly widow</extracomment>
        <translation>Хто це про мене шепотівся?</translation>
    </message>
    <message>
        <source>I blame that draught.</source>
        <translation>Це все через протяг.</translation>
    </message>
    <message>
        <source>These eyes miss nothing.</source>
        <translation>Ці очі бачать усе.</translation>
    </message>
    <message>
        <source>My late husband lied better than you.</source>
        <translation>Небіжчик чоловік брехав краще за вас.</translation>
    </message>
    <message>
        <source>I’ll remember that. I remember everything.</source>
        <translation>Запам’ятаю. Я&#xa0;все пам’ятаю.</translation>
    </message>
    <message>
        <source>Even at a funeral they left me more.</source>
        <translation>Мені й&#xa0;на похороні лишали більше.</translation>
    </message>
    <message>
        <source>Nobody is to sit behind me.</source>
        <translation>Позаду мене нікому не сідати.</translation>
    </message>
    <message>
        <source>It goes under the mattress tonight.</source>
        <translation>Увечері сховаю під матрац.</translation>
    </message>
    <message>
        <source>You all hoped I’d nod off.</source>
        <translation>А&#xa0;ви всі сподівалися, що я&#xa0;задрімаю.</translation>
    </message>
    <message>
        <source>It’s a plot. I shall write to the Doge.</source>
        <translation>Це змова. Я&#xa0;напишу дожеві.</translation>
    </message>
    <message>
        <source>A clerical error.</source>
        <extracomment>Nicolò, a notary</extracomment>
        <translation>Канцелярська помилка.</translation>
    </message>
    <message>
        <source>I dispute the witnesses.</source>
        <translation>Відводжу свідків.</translation>
    </message>
    <message>
        <source>Duly noted, and in ink.</source>
        <translation>Засвідчено, і&#xa0;то чорнилом.</translation>
    </message>
    <message>
        <source>Read the small print next time.</source>
        <translation>Читайте дрібний шрифт.</translation>
    </message>
    <message>
        <source>I’ll want a receipt. In triplicate.</source>
        <translation>Прошу розписку. У&#xa0;трьох примірниках.</translation>
    </message>
    <message>
        <source>This will be in my report.</source>
        <translation>Це буде в&#xa0;моєму звіті.</translation>
    </message>
    <message>
        <source>Witnesses, please. Sign here.</source>
        <translation>Свідки, прошу підписатися тут.</translation>
    </message>
    <message>
        <source>It doesn’t add up. It’s too good.</source>
        <translation>Щось не сходиться. Надто вже добре.</translation>
    </message>
    <message>
        <source>Signed and sealed. No appeal.</source>
        <translation>Підпис, печатка. Оскарженню не підлягає.</translation>
    </message>
    <message>
        <source>I see grounds for an appeal.</source>
        <translation>Бачу підстави для оскарження.</translation>
    </message>
    <message>
        <source>Congratulations. You noticed.</source>
        <extracomment>Daria, who raises one eyebrow</extracomment>
        <translation>Вітаю. Ви помітили.</translation>
    </message>
    <message>
        <source>Fine. One for you.</source>
        <translation>Гаразд. Один&#xa0;— нуль.</translation>
    </message>
    <message>
        <source>Don’t look so surprised.</source>
        <translation>Не робіть таких здивованих очей.</translation>
    </message>
    <message>
        <source>I raise one eyebrow. You pay.</source>
        <translation>Я&#xa0;зводжу брову. Ви платите.</translation>
    </message>
    <message>
        <source>Interesting. I’ll be watching you.</source>
        <translation>Цікаво. Я&#xa0;за вами стежитиму.</translation>
    </message>
    <message>
        <source>I saw that coming, of course.</source>
        <translation>Я, звісно, це передбачала.</translation>
    </message>
    <message>
        <source>Don’t smile at me all of a sudden.</source>
        <translation>І&#xa0;нічого мені тепер усміхатися.</translation>
    </message>
    <message>
        <source>Too easy. What’s the catch?</source>
        <translation>Надто легко. У&#xa0;чому підступ?</translation>
    </message>
    <message>
        <source>I suspected as much.</source>
        <translation>Я&#xa0;так і&#xa0;підозрювала.</translation>
    </message>
    <message>
        <source>Very clever. Suspiciously clever.</source>
        <translation>Дуже спритно. Підозріло спритно.</translation>
    </message>
    <message>
        <source>My fan, quick! You saw nothing.</source>
        <extracomment>Gasparina, elegant, with a fan</extracomment>
        <translation>Віяло, хутко! Ви нічого не бачили.</translation>
    </message>
    <message>
        <source>Who told you? Names, please.</source>
        <translation>Хто вам сказав? Прошу імена.</translation>
    </message>
    <message>
        <source>One flick of the fan, and you’re undone.</source>
        <translation>Один помах віяла&#xa0;— і&#xa0;ви пропали.</translation>
    </message>
    <message>
        <source>I read you like a love letter.</source>
        <translation>Я&#xa0;читаю вас, як любовного листа.</translation>
    </message>
    <message>
        <source>And you call that manners?</source>
        <translation>І&#xa0;це ви звете манерами?</translation>
    </message>
    <message>
        <source>Something smells here. Not my perfume.</source>
        <translation>Щось тут негаразд, і&#xa0;це не парфуми.</translation>
    </message>
    <message>
        <source>Don’t crowd me. My dress!</source>
        <translation>Не тисніться до мене. Сукня!</translation>
    </message>
    <message>
        <source>Suddenly I have so many friends.</source>
        <translation>Раптом у&#xa0;мене стільки друзів.</translation>
    </message>
    <message>
        <source>Look at me. You always do anyway.</source>
        <translation>Дивіться на мене. Ви й&#xa0;так дивитеся.</translation>
    </message>
    <message>
        <source>Somebody peeked. I’m sure of it.</source>
        <translation>Хтось підглядав. Я&#xa0;певна.</translation>
    </message>
</context>
<context>
    <name>VolumePopup</name>
    <message>
        <source>Volume</source>
        <translation>Гучність</translation>
    </message>
</context>
<context>
    <name>Warnings</name>
    <message>
        <source>The courthouse is empty: this power would earn you nothing.</source>
        <translation>Поле суду порожнє: ця сила нічого не принесе.</translation>
    </message>
    <message>
        <source>You have 10 coins or more: this power would earn you nothing.</source>
        <translation>У&#xa0;вас 10&#xa0;монет або більше: ця сила нічого не принесе.</translation>
    </message>
    <message>
        <source>No power has been used yet: there is nothing to copy.</source>
        <translation>Ще не застосовано жодної сили: повторювати нема чого.</translation>
    </message>
    <message>
        <source>The graveyard is empty: this power would do nothing.</source>
        <translation>Кладовище порожнє: ця сила нічого не дасть.</translation>
    </message>
    <message>
        <source>This is your last coin: if someone contests and you are wrong, you lose it and the game ends.</source>
        <translation>У&#xa0;вас остання монета: якщо хтось заперечить і&#xa0;ви помиляєтеся, ви її втратите, і&#xa0;гра закінчиться.</translation>
    </message>
    <message>
        <source>This is your last coin: if you are wrong, you lose it and the game ends.</source>
        <translation>У&#xa0;вас остання монета: якщо ви помиляєтеся, ви її втратите, і&#xa0;гра закінчиться.</translation>
    </message>
    <message numerus="yes">
        <source>You have %n coin(s). The Cheat needs at least 10 to win.</source>
        <translation>
            <numerusform>У&#xa0;вас %n&#xa0;монета. Щоб перемогти, Пройдисвітові потрібно щонайменше 10.</numerusform>
            <numerusform>У&#xa0;вас %n&#xa0;монети. Щоб перемогти, Пройдисвітові потрібно щонайменше 10.</numerusform>
            <numerusform>У&#xa0;вас %n&#xa0;монет. Щоб перемогти, Пройдисвітові потрібно щонайменше 10.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>WaysPanel</name>
    <message>
        <source>What happened</source>
        <translation>Що сталося</translation>
    </message>
    <message>
        <source>What could the winner have known?</source>
        <translation>Що міг знати переможець?</translation>
    </message>
    <message>
        <source>What a perfect memory in the winner’s seat could know after each turn</source>
        <translation>Що могла знати бездоганна пам’ять на місці переможця після кожного ходу</translation>
    </message>
    <message>
        <source>◆ really swapped   ○ only pretended   ● true claim   ▲ lie   △ mistake.</source>
        <translation>◆ справжній обмін · ○ удаваний обмін · ● правдива заява · ▲ обман · △ помилка.</translation>
    </message>
    <message>
        <source>↑ and ↓ choose a mask to follow, ← and → go from turn to turn, Enter opens the replay there.</source>
        <translation>↑ і&#xa0;↓ обирають маску, за якою стежити, ← і&#xa0;→ переходять від ходу до ходу, Enter відкриває запис гри на цьому місці.</translation>
    </message>
    <message>
        <source>Bands: what a perfect memory in the winner’s seat ({name}) could know. Filled: the right mask, the brighter the surer; hatched: another mask seemed more likely.</source>
        <translation>Смуги: що могла знати бездоганна пам’ять на місці переможця ({name}). Суцільна смуга: справжня маска; що яскравіша, то певніше. Заштрихована: імовірнішою здавалася інша маска.</translation>
    </message>
</context>
<context>
    <name>_Row</name>
    <message>
        <source>Again</source>
        <translation>Ще раз</translation>
    </message>
    <message>
        <source>Begin</source>
        <translation>Почати</translation>
    </message>
    <message>
        <source>{lesson}, done</source>
        <translation>{lesson}, пройдено</translation>
    </message>
    <message>
        <source>Done</source>
        <translation>Пройдено</translation>
    </message>
</context>
</TS>

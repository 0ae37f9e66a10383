<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="uk_UA" sourcelanguage="en">
<context>
    <name>AboutDialog</name>
    <message>
        <source>About Mascarade Qt</source>
        <translation>Про «Маскарад Qt»</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Закрити</translation>
    </message>
    <message>
        <source>An unofficial implementation of “Mascarade”, a game by Bruno Faidutti. It is neither made nor endorsed by the author or the publishers of the game.</source>
        <translation>Неофіційна реалізація «Маскараду» — гри Бруно Файдутті. Автор і видавці гри не створювали й не схвалювали цієї програми.</translation>
    </message>
    <message>
        <source>All pictures were drawn for this program; nothing is copied from the printed game. The scenario sheets printed with the second edition are not reproduced: the sets called B are this program’s own.</source>
        <translation>Усі малюнки створено для цієї програми; з друкованої гри нічого не скопійовано. Аркуші сценаріїв із другого видання тут не відтворено: сценарії B складено для цієї програми.</translation>
    </message>
    <message>
        <source>The program is free software under the MIT licence. The font Vollkorn is under the SIL Open Font License, Qt under the LGPL.</source>
        <translation>Програма вільна й поширюється за ліцензією MIT. Шрифт Vollkorn — за ліцензією SIL Open Font License, Qt — за LGPL.</translation>
    </message>
    <message>
        <source>Version {version}</source>
        <translation>Версія {version}</translation>
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
        <translation>Поміняти або вдати</translation>
    </message>
    <message>
        <source>Announce</source>
        <translation>Оголосити</translation>
    </message>
    <message>
        <source>Look at your own card, alone.</source>
        <translation>Подивитися на свою карту, нікому її не показуючи.</translation>
    </message>
    <message>
        <source>Take your card and another one under the table; only you know whether they are swapped.</source>
        <translation>Узяти під стіл свою карту та ще одну; лише ви знатимете, чи їх поміняно.</translation>
    </message>
    <message>
        <source>Say which mask you are, truly or not, and use its power if nobody proves you wrong.</source>
        <translation>Назватися якоюсь маскою, чесно чи ні, і застосувати її здібність, якщо ніхто не доведе протилежного.</translation>
    </message>
    <message>
        <source>Look at your card</source>
        <translation>Подивитися на свою карту</translation>
    </message>
    <message>
        <source>Look: {place}</source>
        <translation>Подивитися: {place}</translation>
    </message>
    <message>
        <source>Swap or pretend to: {place}</source>
        <translation>Поміняти або вдати: {place}</translation>
    </message>
    <message>
        <source>Swap or pretend to: {place} and {place2}</source>
        <translation>Поміняти або вдати: {place} та {place2}</translation>
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
        <translation>Лише вдати</translation>
    </message>
    <message>
        <source>Let it pass</source>
        <translation>Не заперечувати</translation>
    </message>
    <message>
        <source>Everyone here lets it pass</source>
        <translation>Ніхто тут не заперечує</translation>
    </message>
    <message>
        <source>Contest</source>
        <translation>Заперечити</translation>
    </message>
    <message>
        <source>Contest: {place}</source>
        <translation>Заперечити: {place}</translation>
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
    <message numerus="yes">
        <source>%n coin(s)</source>
        <translation>
            <numerusform>%n монета</numerusform>
            <numerusform>%n монети</numerusform>
            <numerusform>%n монет</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Asking</name>
    <message>
        <source>Back</source>
        <translation>Назад</translation>
    </message>
    <message>
        <source>Confirm: {answer}</source>
        <translation>Підтвердити: {answer}</translation>
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
        <translation>Я — Суддя!</translation>
    </message>
    <message>
        <source>I am the King!</source>
        <translation>Я — Король!</translation>
    </message>
    <message>
        <source>I am the Empress!</source>
        <translation>Я — Імператорка!</translation>
    </message>
    <message>
        <source>I am the Queen!</source>
        <translation>Я — Королева!</translation>
    </message>
    <message>
        <source>I am the Fool!</source>
        <translation>Я — Блазень!</translation>
    </message>
    <message>
        <source>I am the Thief!</source>
        <translation>Я — Злодій!</translation>
    </message>
    <message>
        <source>I am the Witch!</source>
        <translation>Я — Чарівниця!</translation>
    </message>
    <message>
        <source>I am the Spy!</source>
        <translation>Я — Шпигун!</translation>
    </message>
    <message>
        <source>I am a Peasant!</source>
        <translation>Я — Селянин!</translation>
    </message>
    <message>
        <source>I am the Cheat!</source>
        <translation>Я — Пройдисвіт!</translation>
    </message>
    <message>
        <source>I am the Guru!</source>
        <translation>Я — Гуру!</translation>
    </message>
    <message>
        <source>I am the Widow!</source>
        <translation>Я — Вдова!</translation>
    </message>
    <message>
        <source>I am the Beggar!</source>
        <translation>Я — Жебрак!</translation>
    </message>
    <message>
        <source>I am the Patron!</source>
        <translation>Я — Меценат!</translation>
    </message>
    <message>
        <source>I am the Puppet Master!</source>
        <translation>Я — Ляльковик!</translation>
    </message>
    <message>
        <source>I am the Princess!</source>
        <translation>Я — Принцеса!</translation>
    </message>
    <message>
        <source>I am the Trickster!</source>
        <translation>Я — Спритник!</translation>
    </message>
    <message>
        <source>I am the Alchemist!</source>
        <translation>Я — Алхімік!</translation>
    </message>
    <message>
        <source>I am the Actress!</source>
        <translation>Я — Акторка!</translation>
    </message>
    <message>
        <source>I am the Courtesan!</source>
        <translation>Я — Куртизанка!</translation>
    </message>
    <message>
        <source>I am the Gambler!</source>
        <translation>Я — Картярка!</translation>
    </message>
    <message>
        <source>I am the Necromancer!</source>
        <translation>Я — Некромант!</translation>
    </message>
    <message>
        <source>I am the Sage!</source>
        <translation>Я — Мудрець!</translation>
    </message>
    <message>
        <source>I am the Usurper!</source>
        <translation>Я — Узурпатор!</translation>
    </message>
    <message>
        <source>I am the Bear Tamer!</source>
        <translation>Я — Приборкувач ведмедів!</translation>
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
        <source>I pass.</source>
        <extracomment>Lets an announcement pass.</extracomment>
        <translation>Хай так.</translation>
    </message>
    <message>
        <source>You are the {mask}!</source>
        <extracomment>The Usurper names somebody’s mask.</extracomment>
        <translation>Гадаю, це {mask}!</translation>
    </message>
    <message>
        <source>Your fortune for mine!</source>
        <translation>Міняймося грошима!</translation>
    </message>
    <message>
        <source>Which mask are you?</source>
        <translation>Яка у вас маска?</translation>
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
        <extracomment>Opens the hand: so many coins were hidden.</extracomment>
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
    <name>BearTamer</name>
    <message numerus="yes">
        <source>You take %n coin(s) from the bank.</source>
        <translation>
            <numerusform>Ви берете %n монету з банку.</numerusform>
            <numerusform>Ви берете %n монети з банку.</numerusform>
            <numerusform>Ви берете %n монет із банку.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>You take %n coin(s) from the player on your left.</source>
        <translation>
            <numerusform>Ви берете %n монету в гравця ліворуч.</numerusform>
            <numerusform>Ви берете %n монети в гравця ліворуч.</numerusform>
            <numerusform>Ви берете %n монет у гравця ліворуч.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>You take %n coin(s) from the player on your right.</source>
        <translation>
            <numerusform>Ви берете %n монету в гравця праворуч.</numerusform>
            <numerusform>Ви берете %n монети в гравця праворуч.</numerusform>
            <numerusform>Ви берете %n монет у гравця праворуч.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>You take %n coin(s) from each neighbour.</source>
        <translation>
            <numerusform>Ви берете по %n монеті в кожного сусіда.</numerusform>
            <numerusform>Ви берете по %n монети в кожного сусіда.</numerusform>
            <numerusform>Ви берете по %n монет у кожного сусіда.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>You take %n coin(s) from the richest other player.</source>
        <translation>
            <numerusform>Ви берете %n монету в найбагатшого з інших гравців.</numerusform>
            <numerusform>Ви берете %n монети в найбагатшого з інших гравців.</numerusform>
            <numerusform>Ви берете %n монет у найбагатшого з інших гравців.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>You take %n coin(s) from a player of your choice.</source>
        <translation>
            <numerusform>Ви берете %n монету в гравця на ваш вибір.</numerusform>
            <numerusform>Ви берете %n монети в гравця на ваш вибір.</numerusform>
            <numerusform>Ви берете %n монет у гравця на ваш вибір.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>You take %n coin(s) from each player who has more than you when asked, from your left on.</source>
        <translation>
            <numerusform>Починаючи від гравця ліворуч, ви берете по %n монеті в кожного, хто на ту мить має більше за вас.</numerusform>
            <numerusform>Починаючи від гравця ліворуч, ви берете по %n монети в кожного, хто на ту мить має більше за вас.</numerusform>
            <numerusform>Починаючи від гравця ліворуч, ви берете по %n монет у кожного, хто на ту мить має більше за вас.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>You give %n coin(s) to the player on your left.</source>
        <translation>
            <numerusform>Ви даєте %n монету гравцеві ліворуч.</numerusform>
            <numerusform>Ви даєте %n монети гравцеві ліворуч.</numerusform>
            <numerusform>Ви даєте %n монет гравцеві ліворуч.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>You give %n coin(s) to the player on your right.</source>
        <translation>
            <numerusform>Ви даєте %n монету гравцеві праворуч.</numerusform>
            <numerusform>Ви даєте %n монети гравцеві праворуч.</numerusform>
            <numerusform>Ви даєте %n монет гравцеві праворуч.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>You give %n coin(s) to each neighbour.</source>
        <translation>
            <numerusform>Ви даєте по %n монеті кожному сусідові.</numerusform>
            <numerusform>Ви даєте по %n монети кожному сусідові.</numerusform>
            <numerusform>Ви даєте по %n монет кожному сусідові.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>You give %n coin(s) to the poorest other player.</source>
        <translation>
            <numerusform>Ви даєте %n монету найбіднішому з інших гравців.</numerusform>
            <numerusform>Ви даєте %n монети найбіднішому з інших гравців.</numerusform>
            <numerusform>Ви даєте %n монет найбіднішому з інших гравців.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>You give %n coin(s) to a player of your choice.</source>
        <translation>
            <numerusform>Ви даєте %n монету гравцеві на ваш вибір.</numerusform>
            <numerusform>Ви даєте %n монети гравцеві на ваш вибір.</numerusform>
            <numerusform>Ви даєте %n монет гравцеві на ваш вибір.</numerusform>
        </translation>
    </message>
    <message>
        <source>You take all the coins in the courthouse.</source>
        <translation>Ви берете всі монети з поля суду.</translation>
    </message>
    <message>
        <source>You look at your own card, alone.</source>
        <translation>Ви дивитеся на свою карту, нікому її не показуючи.</translation>
    </message>
    <message>
        <source>You look, alone, at a card of another player.</source>
        <translation>Ви дивитеся на карту іншого гравця, нікому її не показуючи.</translation>
    </message>
    <message>
        <source>You look, alone, at a card in the centre.</source>
        <translation>Ви дивитеся на карту в центрі, нікому її не показуючи.</translation>
    </message>
    <message>
        <source>You swap your own card with a card of another player, or only pretend to.</source>
        <translation>Ви міняєте свою карту з картою іншого гравця або лише вдаєте, ніби міняєте.</translation>
    </message>
    <message>
        <source>You swap two cards of other players, or only pretend to.</source>
        <translation>Ви міняєте дві карти інших гравців або лише вдаєте, ніби міняєте.</translation>
    </message>
    <message>
        <source>You swap your own card with a card in the centre, or only pretend to.</source>
        <translation>Ви міняєте свою карту з картою в центрі або лише вдаєте, ніби міняєте.</translation>
    </message>
    <message>
        <source>You exchange your whole fortune with that of another player.</source>
        <translation>Ви міняєтеся всіма грошима з іншим гравцем.</translation>
    </message>
    <message>
        <source>Everyone hands their whole fortune to the left.</source>
        <translation>Усі передають усі свої гроші ліворуч.</translation>
    </message>
    <message>
        <source>Everyone hands their whole fortune to the right.</source>
        <translation>Усі передають усі свої гроші праворуч.</translation>
    </message>
    <message>
        <source>Everyone hands their whole fortune to the left or to the right, as you choose.</source>
        <translation>Усі передають усі свої гроші ліворуч або праворуч — на ваш вибір.</translation>
    </message>
    <message>
        <source>You choose another player, whose card is revealed.</source>
        <translation>Ви обираєте іншого гравця, чию карту відкривають.</translation>
    </message>
    <message>
        <source>Take coins from the bank</source>
        <translation>Узяти монети з банку</translation>
    </message>
    <message>
        <source>Take coins from players</source>
        <translation>Узяти монети в гравців</translation>
    </message>
    <message>
        <source>Give coins to players</source>
        <translation>Дати монети гравцям</translation>
    </message>
    <message>
        <source>Take the coins in the courthouse</source>
        <translation>Узяти монети з поля суду</translation>
    </message>
    <message>
        <source>Look at a card</source>
        <translation>Подивитися на карту</translation>
    </message>
    <message>
        <source>Swap two cards, or pretend to</source>
        <translation>Поміняти дві карти або вдати</translation>
    </message>
    <message>
        <source>Exchange fortunes</source>
        <translation>Помінятися грошима</translation>
    </message>
    <message>
        <source>Everyone hands on their fortune</source>
        <translation>Усі передають свої гроші</translation>
    </message>
    <message>
        <source>Make a player reveal</source>
        <translation>Змусити відкрити карту</translation>
    </message>
    <message>
        <source>From the left neighbour</source>
        <translation>У сусіда ліворуч</translation>
    </message>
    <message>
        <source>From the right neighbour</source>
        <translation>У сусіда праворуч</translation>
    </message>
    <message>
        <source>From both neighbours</source>
        <translation>В обох сусідів</translation>
    </message>
    <message>
        <source>From the richest player</source>
        <translation>У найбагатшого гравця</translation>
    </message>
    <message>
        <source>From a chosen player</source>
        <translation>В обраного гравця</translation>
    </message>
    <message>
        <source>From everyone who is richer</source>
        <translation>У всіх, хто багатший</translation>
    </message>
    <message>
        <source>To the left neighbour</source>
        <translation>Сусідові ліворуч</translation>
    </message>
    <message>
        <source>To the right neighbour</source>
        <translation>Сусідові праворуч</translation>
    </message>
    <message>
        <source>To both neighbours</source>
        <translation>Обом сусідам</translation>
    </message>
    <message>
        <source>To the poorest player</source>
        <translation>Найбіднішому гравцеві</translation>
    </message>
    <message>
        <source>To a chosen player</source>
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
        <translation>Карта в центрі</translation>
    </message>
    <message>
        <source>Your own card and another player’s</source>
        <translation>Власна карта й карта іншого гравця</translation>
    </message>
    <message>
        <source>Two cards of other players</source>
        <translation>Дві карти інших гравців</translation>
    </message>
    <message>
        <source>Your own card and one in the centre</source>
        <translation>Власна карта й карта в центрі</translation>
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
        <source>To the side you choose</source>
        <translation>У бік на ваш вибір</translation>
    </message>
    <message numerus="yes">
        <source>%n coin(s)</source>
        <translation>
            <numerusform>%n монета</numerusform>
            <numerusform>%n монети</numerusform>
            <numerusform>%n монет</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>BearTamerLine</name>
    <message>
        <source>{n} from the bank</source>
        <translation>{n} з банку</translation>
    </message>
    <message>
        <source>{n} from the left</source>
        <translation>узяти {n} зліва</translation>
    </message>
    <message>
        <source>{n} from the right</source>
        <translation>узяти {n} справа</translation>
    </message>
    <message>
        <source>{n} from each neighbour</source>
        <translation>по {n} від сусідів</translation>
    </message>
    <message>
        <source>{n} from the richest</source>
        <translation>{n} від найбагатшого</translation>
    </message>
    <message>
        <source>{n} from a player</source>
        <translation>{n} від гравця</translation>
    </message>
    <message>
        <source>{n} from everyone richer</source>
        <translation>по {n} від багатших</translation>
    </message>
    <message>
        <source>{n} to the left</source>
        <translation>дати {n} ліворуч</translation>
    </message>
    <message>
        <source>{n} to the right</source>
        <translation>дати {n} праворуч</translation>
    </message>
    <message>
        <source>{n} to each neighbour</source>
        <translation>по {n} сусідам</translation>
    </message>
    <message>
        <source>{n} to the poorest</source>
        <translation>{n} найбіднішому</translation>
    </message>
    <message>
        <source>{n} to a player</source>
        <translation>{n} гравцеві</translation>
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
        <translation>глянути в центр</translation>
    </message>
    <message>
        <source>swap your card</source>
        <translation>міняти свою й чужу</translation>
    </message>
    <message>
        <source>swap two cards</source>
        <translation>міняти дві чужі</translation>
    </message>
    <message>
        <source>swap with the centre</source>
        <translation>міняти з центром</translation>
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
        <source>fortunes move on</source>
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
    <name>Choice</name>
    <message>
        <source>Classic</source>
        <extracomment>How much help there is in a game.</extracomment>
        <translation>Класика</translation>
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
        <source>You see what lies on the table. The rest is memory.</source>
        <translation>Ви бачите те, що лежить на столі. Решта — справа пам’яті.</translation>
    </message>
    <message>
        <source>The log of all that happened stays open.</source>
        <translation>Журнал усього, що сталося, завжди відкритий.</translation>
    </message>
    <message>
        <source>The log, and notes that you pin to cards.</source>
        <translation>Журнал і нотатки, які можна пришпилити до карт.</translation>
    </message>
    <message>
        <source>Also what a perfect memory would know of each card and, if you ask, advice with its reasons.</source>
        <translation>Журнал, нотатки, все, що знала б про карти бездоганна пам’ять, і, якщо попросите, порада з поясненням.</translation>
    </message>
    <message>
        <source>May look or swap</source>
        <extracomment>What a player who was just revealed may do.</extracomment>
        <translation>Дивитися або міняти</translation>
    </message>
    <message>
        <source>Must swap</source>
        <translation>Лише міняти</translation>
    </message>
    <message>
        <source>Whoever had to reveal in the turn before may look or swap, but not announce.</source>
        <translation>Хто попереднього ходу мусив відкрити карту, може дивитися або міняти, але не оголошувати.</translation>
    </message>
    <message>
        <source>Whoever had to reveal in the turn before can only swap, or pretend to, as in the first edition.</source>
        <translation>Хто попереднього ходу мусив відкрити карту, може лише міняти або вдавати, ніби міняє, — як у першому виданні.</translation>
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
        <extracomment>Speed of the animation.</extracomment>
        <translation>Повільно</translation>
    </message>
    <message>
        <source>Normal</source>
        <translation>Звичайно</translation>
    </message>
    <message>
        <source>Fast</source>
        <translation>Швидко</translation>
    </message>
    <message>
        <source>Instant</source>
        <translation>Миттєво</translation>
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
        <source>It ends the game, and you win. Your card ({chance}): {mask}.</source>
        <translation>Це закінчить гру, і ви переможете. Ваша карта — {mask}: {chance}.</translation>
    </message>
    <message>
        <source>You surely have it. {mask}: {chance}.</source>
        <translation>Ця маска точно у вас. {mask}: {chance}.</translation>
    </message>
    <message>
        <source>You probably have it. {mask}: {chance}.</source>
        <translation>Ця маска, мабуть, у вас. {mask}: {chance}.</translation>
    </message>
    <message>
        <source>A bluff that is worth the risk: hardly anybody can contest. {mask}: only {chance}.</source>
        <translation>Блеф, вартий ризику: заперечити майже нікому. {mask}: лише {chance}.</translation>
    </message>
    <message>
        <source>You no longer know your card. The likeliest is {mask}: {chance}.</source>
        <translation>Ви вже не знаєте своєї карти. Найімовірніше, це {mask}: {chance}.</translation>
    </message>
    <message>
        <source>You know your card, but it is of no use just now. A look risks nothing.</source>
        <translation>Свою карту ви знаєте, але зараз вона ні до чого. Дивлячись, ви нічим не ризикуєте.</translation>
    </message>
    <message>
        <source>A better card may lie there. {mask}: {chance}.</source>
        <translation>Там може лежати краща карта. {mask}: {chance}.</translation>
    </message>
    <message>
        <source>This player may soon use a strong mask: {player}. {mask}: {chance}.</source>
        <translation>Цей гравець може невдовзі скористатися сильною маскою: {player}. {mask}: {chance}.</translation>
    </message>
    <message>
        <source>That way the others lose track of the cards.</source>
        <translation>Так інші втратять слід карт.</translation>
    </message>
    <message>
        <source>What lies there is worth more to you. {mask}: {chance}.</source>
        <translation>Те, що лежить там, для вас цінніше. {mask}: {chance}.</translation>
    </message>
    <message>
        <source>Keep what you have and let them wonder. {mask}: {chance}.</source>
        <translation>Залиште те, що маєте, а інші хай гадають. {mask}: {chance}.</translation>
    </message>
    <message>
        <source>Either way nobody knows any more who has what.</source>
        <translation>Хай там як, ніхто вже не знатиме, що в кого.</translation>
    </message>
    <message>
        <source>It is you! {mask}: {chance}.</source>
        <translation>Це ж ви! {mask}: {chance}.</translation>
    </message>
    <message>
        <source>You probably don’t have it yourself, but this must be stopped: {player}, {mask}. Chance that it is true: {chance}.</source>
        <translation>У вас цієї маски майже напевно немає, але це треба спинити: {player}, {mask}. Імовірність, що це правда: {chance}.</translation>
    </message>
    <message>
        <source>It is probably true: {player}, {mask} ({chance}).</source>
        <translation>Найімовірніше, це правда: {player}, {mask} ({chance}).</translation>
    </message>
    <message>
        <source>It does you little harm, true or not.</source>
        <translation>Правда це чи ні, вам це майже не шкодить.</translation>
    </message>
    <message>
        <source>It may be a lie, but being wrong would cost you more. Chance that it is true: {chance}.</source>
        <translation>Це може бути неправда, але помилка обійдеться дорожче. Імовірність, що це правда: {chance}.</translation>
    </message>
    <message>
        <source>This fortune is better than yours: {player} ({coins}).</source>
        <translation>Тут грошей більше, ніж у вас: {player} ({coins}).</translation>
    </message>
    <message>
        <source>Your own fortune is good enough.</source>
        <translation>Ваших грошей цілком досить.</translation>
    </message>
    <message>
        <source>Taking helps you most here: {player} ({coins}).</source>
        <translation>Найвигідніше взяти тут: {player} ({coins}).</translation>
    </message>
    <message>
        <source>Giving hurts you least here: {player} ({coins}).</source>
        <translation>Найбезпечніше віддати тут: {player} ({coins}).</translation>
    </message>
    <message>
        <source>This player probably doesn’t know their own card: {player}. Chance that they do: {chance}.</source>
        <translation>Цей гравець навряд чи знає свою карту: {player}. Імовірність, що знає: {chance}.</translation>
    </message>
    <message>
        <source>You think you know this card. {player}, {mask}: {chance}.</source>
        <translation>Ви, здається, знаєте цю карту. {player}, {mask}: {chance}.</translation>
    </message>
    <message>
        <source>You would like to know this card: {player}.</source>
        <translation>Цю карту варто дізнатися: {player}.</translation>
    </message>
    <message>
        <source>If the guess is right, it helps this player least: {player} ({coins}).</source>
        <translation>Якщо тут вгадають, шкоди буде найменше: {player} ({coins}).</translation>
    </message>
    <message>
        <source>These two can spare a coin: {players}.</source>
        <translation>Ці двоє можуть віддати по монеті: {players}.</translation>
    </message>
    <message>
        <source>You may want this card for yourself. {mask}: {chance}.</source>
        <translation>Ця карта може стати вам у пригоді. {mask}: {chance}.</translation>
    </message>
    <message>
        <source>There is most to learn here: {place}.</source>
        <translation>Тут можна дізнатися найбільше: {place}.</translation>
    </message>
    <message>
        <source>There is most to learn here: {places}.</source>
        <translation>Тут можна дізнатися найбільше: {places}.</translation>
    </message>
    <message>
        <source>These are known too well: {places}.</source>
        <translation>Ці карти відомі надто добре: {places}.</translation>
    </message>
    <message>
        <source>It is most likely the mask you named. {mask}: {chance}.</source>
        <translation>Це, найімовірніше, названа вами маска. {mask}: {chance}.</translation>
    </message>
    <message>
        <source>It is most likely a woman’s mask, which costs you nothing: {chance}.</source>
        <translation>Це, найімовірніше, жіноча маска, і вона вам нічого не коштуватиме: {chance}.</translation>
    </message>
    <message>
        <source>It is most likely your mask. {mask}: {chance}.</source>
        <translation>Це, найімовірніше, ваша маска. {mask}: {chance}.</translation>
    </message>
    <message>
        <source>It is most likely this mask. {player}, {mask}: {chance}.</source>
        <translation>Це, найімовірніше, саме ця маска. {player}, {mask}: {chance}.</translation>
    </message>
    <message>
        <source>That way the better fortune comes to you ({coins}).</source>
        <translation>Так до вас перейде більше грошей ({coins}).</translation>
    </message>
    <message>
        <source>Any number may be right here: the point is that nobody can guess it.</source>
        <translation>Тут підходить будь-яке число: головне, щоб його не вгадали.</translation>
    </message>
    <message>
        <source>Any number may be right here: guess without a pattern.</source>
        <translation>Тут підходить будь-яке число: вгадуйте навмання.</translation>
    </message>
</context>
<context>
    <name>Coins</name>
    <message numerus="yes">
        <source>You take %n coin(s) from the bank.</source>
        <translation>
            <numerusform>Ви берете %n монету з банку.</numerusform>
            <numerusform>Ви берете %n монети з банку.</numerusform>
            <numerusform>Ви берете %n монет із банку.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{name} takes %n coin(s) from the bank.</source>
        <translation>
            <numerusform>{name} бере %n монету з банку.</numerusform>
            <numerusform>{name} бере %n монети з банку.</numerusform>
            <numerusform>{name} бере %n монет із банку.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>You take %n coin(s) from the courthouse.</source>
        <translation>
            <numerusform>Ви берете %n монету з поля суду.</numerusform>
            <numerusform>Ви берете %n монети з поля суду.</numerusform>
            <numerusform>Ви берете %n монет із поля суду.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{name} takes %n coin(s) from the courthouse.</source>
        <translation>
            <numerusform>{name} бере %n монету з поля суду.</numerusform>
            <numerusform>{name} бере %n монети з поля суду.</numerusform>
            <numerusform>{name} бере %n монет із поля суду.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>You take %n coin(s) from {other}.</source>
        <translation>
            <numerusform>Ви берете %n монету; її віддає {other}.</numerusform>
            <numerusform>Ви берете %n монети; їх віддає {other}.</numerusform>
            <numerusform>Ви берете %n монет; їх віддає {other}.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{name} takes %n coin(s) from you.</source>
        <translation>
            <numerusform>{name} бере у вас %n монету.</numerusform>
            <numerusform>{name} бере у вас %n монети.</numerusform>
            <numerusform>{name} бере у вас %n монет.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{name} takes %n coin(s) from {other}.</source>
        <translation>
            <numerusform>{name} бере %n монету; її віддає {other}.</numerusform>
            <numerusform>{name} бере %n монети; їх віддає {other}.</numerusform>
            <numerusform>{name} бере %n монет; їх віддає {other}.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>You give %n coin(s) to {other}.</source>
        <translation>
            <numerusform>Ви віддаєте %n монету; її отримує {other}.</numerusform>
            <numerusform>Ви віддаєте %n монети; їх отримує {other}.</numerusform>
            <numerusform>Ви віддаєте %n монет; їх отримує {other}.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{name} gives you %n coin(s).</source>
        <translation>
            <numerusform>{name} дає вам %n монету.</numerusform>
            <numerusform>{name} дає вам %n монети.</numerusform>
            <numerusform>{name} дає вам %n монет.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{name} gives %n coin(s) to {other}.</source>
        <translation>
            <numerusform>{name} віддає %n монету; її отримує {other}.</numerusform>
            <numerusform>{name} віддає %n монети; їх отримує {other}.</numerusform>
            <numerusform>{name} віддає %n монет; їх отримує {other}.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>You hand %n coin(s) back to the bank.</source>
        <translation>
            <numerusform>Ви повертаєте до банку %n монету.</numerusform>
            <numerusform>Ви повертаєте до банку %n монети.</numerusform>
            <numerusform>Ви повертаєте до банку %n монет.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{name} hands %n coin(s) back to the bank.</source>
        <translation>
            <numerusform>{name} повертає до банку %n монету.</numerusform>
            <numerusform>{name} повертає до банку %n монети.</numerusform>
            <numerusform>{name} повертає до банку %n монет.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>You exchange fortunes with {other} and now have %n coin(s).</source>
        <translation>
            <numerusform>Ви та {other} міняєтеся грошима. Тепер у вас %n монета.</numerusform>
            <numerusform>Ви та {other} міняєтеся грошима. Тепер у вас %n монети.</numerusform>
            <numerusform>Ви та {other} міняєтеся грошима. Тепер у вас %n монет.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{name} exchanges fortunes with you. You now have %n coin(s).</source>
        <translation>
            <numerusform>{name} міняється грошима з вами. Тепер у вас %n монета.</numerusform>
            <numerusform>{name} міняється грошима з вами. Тепер у вас %n монети.</numerusform>
            <numerusform>{name} міняється грошима з вами. Тепер у вас %n монет.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{name} exchanges fortunes with {other} and now has %n coin(s).</source>
        <translation>
            <numerusform>{name} та {other} міняються грошима. Тепер {name} має %n монету.</numerusform>
            <numerusform>{name} та {other} міняються грошима. Тепер {name} має %n монети.</numerusform>
            <numerusform>{name} та {other} міняються грошима. Тепер {name} має %n монет.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>You now have %n coin(s).</source>
        <translation>
            <numerusform>Тепер у вас %n монета.</numerusform>
            <numerusform>Тепер у вас %n монети.</numerusform>
            <numerusform>Тепер у вас %n монет.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>You and {names} take %n coin(s) each from the bank.</source>
        <translation>
            <numerusform>По %n монеті з банку отримують: {names} і ви.</numerusform>
            <numerusform>По %n монети з банку отримують: {names} і ви.</numerusform>
            <numerusform>По %n монет із банку отримують: {names} і ви.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{names} take %n coin(s) each from the bank.</source>
        <translation>
            <numerusform>{names} беруть із банку по %n монеті.</numerusform>
            <numerusform>{names} беруть із банку по %n монети.</numerusform>
            <numerusform>{names} беруть із банку по %n монет.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>You take %n coin(s) each from {names}.</source>
        <translation>
            <numerusform>Ви берете по %n монеті; їх віддають {names}.</numerusform>
            <numerusform>Ви берете по %n монети; їх віддають {names}.</numerusform>
            <numerusform>Ви берете по %n монет; їх віддають {names}.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{name} takes %n coin(s) each from {names}.</source>
        <translation>
            <numerusform>{name} бере по %n монеті; їх віддають {names}.</numerusform>
            <numerusform>{name} бере по %n монети; їх віддають {names}.</numerusform>
            <numerusform>{name} бере по %n монет; їх віддають {names}.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>You give %n coin(s) each to {names}.</source>
        <translation>
            <numerusform>Ви віддаєте по %n монеті; їх отримують {names}.</numerusform>
            <numerusform>Ви віддаєте по %n монети; їх отримують {names}.</numerusform>
            <numerusform>Ви віддаєте по %n монет; їх отримують {names}.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{name} gives %n coin(s) each to {names}.</source>
        <translation>
            <numerusform>{name} віддає по %n монеті; їх отримують {names}.</numerusform>
            <numerusform>{name} віддає по %n монети; їх отримують {names}.</numerusform>
            <numerusform>{name} віддає по %n монет; їх отримують {names}.</numerusform>
        </translation>
    </message>
    <message>
        <source>You pay a fine of 1 coin.</source>
        <translation>Ви сплачуєте штраф: 1 монета.</translation>
    </message>
    <message>
        <source>{name} pays a fine of 1 coin.</source>
        <translation>{name} сплачує штраф: 1 монета.</translation>
    </message>
    <message>
        <source>You and {names} pay a fine of 1 coin each.</source>
        <translation>По 1 монеті штрафу сплачують: {names} і ви.</translation>
    </message>
    <message>
        <source>{names} pay a fine of 1 coin each.</source>
        <translation>{names} сплачують по 1 монеті штрафу.</translation>
    </message>
    <message>
        <source>Everyone hands their whole fortune to the left.</source>
        <translation>Усі передають усі свої гроші ліворуч.</translation>
    </message>
    <message>
        <source>Everyone hands their whole fortune to the right.</source>
        <translation>Усі передають усі свої гроші праворуч.</translation>
    </message>
</context>
<context>
    <name>Composer</name>
    <message>
        <source>No power yet: add a first step.</source>
        <translation>Здібності ще немає: додайте перший крок.</translation>
    </message>
    <message>
        <source>The Bear Tamer’s power</source>
        <translation>Здібність Приборкувача ведмедів</translation>
    </message>
    <message>
        <source>Add a step</source>
        <translation>Додати крок</translation>
    </message>
</context>
<context>
    <name>Describing</name>
    <message>
        <source>{place}: {mask}</source>
        <translation>{place}: {mask}</translation>
    </message>
    <message>
        <source>{name}, {coins}</source>
        <translation>{name}, {coins}</translation>
    </message>
</context>
<context>
    <name>Editor</name>
    <message numerus="yes">
        <source>{text} (With %n player(s).)</source>
        <translation>
            <numerusform>{text} (Для %n гравця.)</numerusform>
            <numerusform>{text} (Для %n гравців.)</numerusform>
            <numerusform>{text} (Для %n гравців.)</numerusform>
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
        <source>Who lied</source>
        <translation>Хто брехав</translation>
    </message>
    <message>
        <source>Help in this game: {help}</source>
        <translation>Допомога в цій грі: {help}</translation>
    </message>
    <message>
        <source>Rematch</source>
        <translation>Реванш</translation>
    </message>
    <message>
        <source>The same table again, with new cards</source>
        <translation>Той самий стіл, нові карти</translation>
    </message>
    <message>
        <source>New table</source>
        <translation>Новий стіл</translation>
    </message>
    <message>
        <source>Choose players and masks anew</source>
        <translation>Обрати гравців і маски заново</translation>
    </message>
    <message>
        <source>Save as…</source>
        <translation>Зберегти як…</translation>
    </message>
    <message>
        <source>Keep the record of this game as a file</source>
        <translation>Зберегти запис цієї гри у файл</translation>
    </message>
    <message>
        <source>Home</source>
        <translation>На початок</translation>
    </message>
    <message>
        <source>Back to the first screen</source>
        <translation>Назад до першого екрана</translation>
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
        <translation>Спільна перемога: {names} і ви!</translation>
    </message>
    <message>
        <source>{names} share the victory!</source>
        <translation>{names} ділять перемогу!</translation>
    </message>
    <message numerus="yes">
        <source>You have %n coin(s): 13 or more end the game.</source>
        <extracomment>The number is the fortune of whoever won.</extracomment>
        <translation>
            <numerusform>У вас %n монета, а грають лише до 13.</numerusform>
            <numerusform>У вас %n монети, а грають лише до 13.</numerusform>
            <numerusform>У вас %n монет, а грають лише до 13.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{name} has %n coin(s): 13 or more end the game.</source>
        <translation>
            <numerusform>{name} має %n монету, а грають лише до 13.</numerusform>
            <numerusform>{name} має %n монети, а грають лише до 13.</numerusform>
            <numerusform>{name} має %n монет, а грають лише до 13.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The winners have %n coin(s) each: 13 or more end the game.</source>
        <translation>
            <numerusform>Переможці мають по %n монеті, а грають лише до 13.</numerusform>
            <numerusform>Переможці мають по %n монети, а грають лише до 13.</numerusform>
            <numerusform>Переможці мають по %n монет, а грають лише до 13.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>You have no coin left, and that ends the game. The largest fortune wins: %n coin(s).</source>
        <translation>
            <numerusform>У вас не лишилося монет, і гра закінчується. Перемагає той, у кого найбільше грошей: %n монета.</numerusform>
            <numerusform>У вас не лишилося монет, і гра закінчується. Перемагає той, у кого найбільше грошей: %n монети.</numerusform>
            <numerusform>У вас не лишилося монет, і гра закінчується. Перемагає той, у кого найбільше грошей: %n монет.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{name} has no coin left, and that ends the game. The largest fortune wins: %n coin(s).</source>
        <translation>
            <numerusform>{name} лишається без монет, і гра закінчується. Перемагає той, у кого найбільше грошей: %n монета.</numerusform>
            <numerusform>{name} лишається без монет, і гра закінчується. Перемагає той, у кого найбільше грошей: %n монети.</numerusform>
            <numerusform>{name} лишається без монет, і гра закінчується. Перемагає той, у кого найбільше грошей: %n монет.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>These players have no coin left, and that ends the game: {names}. The largest fortune wins: %n coin(s).</source>
        <translation>
            <numerusform>Гра закінчується, бо дехто лишився без монет: {names}. Перемагає той, у кого найбільше грошей: %n монета.</numerusform>
            <numerusform>Гра закінчується, бо дехто лишився без монет: {names}. Перемагає той, у кого найбільше грошей: %n монети.</numerusform>
            <numerusform>Гра закінчується, бо дехто лишився без монет: {names}. Перемагає той, у кого найбільше грошей: %n монет.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>You used the power of the Cheat with %n coin(s), and 10 is enough.</source>
        <translation>
            <numerusform>Ви застосували здібність Пройдисвіта, маючи %n монету, а досить і 10.</numerusform>
            <numerusform>Ви застосували здібність Пройдисвіта, маючи %n монети, а досить і 10.</numerusform>
            <numerusform>Ви застосували здібність Пройдисвіта, маючи %n монет, а досить і 10.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{name} used the power of the Cheat with %n coin(s), and 10 is enough.</source>
        <translation>
            <numerusform>{name} застосовує здібність Пройдисвіта, маючи %n монету, а досить і 10.</numerusform>
            <numerusform>{name} застосовує здібність Пройдисвіта, маючи %n монети, а досить і 10.</numerusform>
            <numerusform>{name} застосовує здібність Пройдисвіта, маючи %n монет, а досить і 10.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Nobody else is left in the game. You have %n coin(s).</source>
        <translation>
            <numerusform>У грі лишаєтеся тільки ви. У вас %n монета.</numerusform>
            <numerusform>У грі лишаєтеся тільки ви. У вас %n монети.</numerusform>
            <numerusform>У грі лишаєтеся тільки ви. У вас %n монет.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Nobody else is left in the game. {name} has %n coin(s).</source>
        <translation>
            <numerusform>У грі лишається тільки {name} і має %n монету.</numerusform>
            <numerusform>У грі лишається тільки {name} і має %n монети.</numerusform>
            <numerusform>У грі лишається тільки {name} і має %n монет.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Findings</name>
    <message>
        <source>To change</source>
        <extracomment>How grave a remark about an own scenario is.</extracomment>
        <translation>Треба змінити</translation>
    </message>
    <message>
        <source>To consider</source>
        <translation>Варто зважити</translation>
    </message>
    <message>
        <source>Hint</source>
        <translation>Порада</translation>
    </message>
    <message>
        <source>This version does not know these masks: {masks}. Remove them.</source>
        <translation>Ця версія не знає таких масок: {masks}. Приберіть їх.</translation>
    </message>
    <message>
        <source>A game needs {fewest} to {most} players.</source>
        <translation>Для гри потрібно від {fewest} до {most} гравців.</translation>
    </message>
    <message>
        <source>{mask}: there is only one such card. Remove the second one.</source>
        <translation>{mask}: така карта лише одна. Приберіть другу.</translation>
    </message>
    <message>
        <source>The Peasants come as a pair: add the second one, or remove this one too.</source>
        <translation>Селяни ходять парою: додайте другого або приберіть і цього.</translation>
    </message>
    <message>
        <source>There are only two Peasants: remove the others.</source>
        <translation>Селян лише двоє: приберіть зайвих.</translation>
    </message>
    <message>
        <source>Without the Judge nobody empties the courthouse: the game may take a long time.</source>
        <translation>Без маски «Суддя» ніхто не забирає монет із поля суду: гра може затягтися.</translation>
    </message>
    <message>
        <source>The Judge is missing: add this mask.</source>
        <translation>Бракує маски «Суддя»: додайте її.</translation>
    </message>
    <message>
        <source>The Judge is missing: add this mask, or choose masks with ★ until they make up three fifths.</source>
        <translation>Бракує маски «Суддя»: додайте її або доберіть масок із ★, щоб їх стало три п’ятих.</translation>
    </message>
    <message>
        <source>Masks with ★: {stars} of {masks}. At least {needed} must bring money: add some of them.</source>
        <translation>Маски з ★: {stars} із {masks}. Щонайменше {needed} мають приносити гроші: додайте таких.</translation>
    </message>
    <message>
        <source>Masks with ★: {stars} of {masks}. The game goes better with half of them, {needed}.</source>
        <translation>Маски з ★: {stars} із {masks}. Гра йде краще, коли їх половина: {needed}.</translation>
    </message>
    <message>
        <source>{mask}: at least a third of the masks must be women’s. There are {women} of {masks}; {needed} are needed.</source>
        <translation>{mask}: жіночих масок має бути щонайменше третина. Зараз їх {women} із {masks}, а потрібно {needed}.</translation>
    </message>
    <message>
        <source>The Bear Tamer has no power yet: compose one of one to four steps.</source>
        <translation>Приборкувач ведмедів ще не має здібності: складіть її з одного, двох, трьох чи чотирьох кроків.</translation>
    </message>
    <message>
        <source>{mask}: there aren’t that many of this card. Take it out of the graveyard.</source>
        <translation>{mask}: стільки таких карт немає. Приберіть цю маску з Кладовища.</translation>
    </message>
    <message>
        <source>{fewest}–{most}</source>
        <translation>{fewest}–{most}</translation>
    </message>
    <message numerus="yes">
        <source>Add %n mask(s): this table needs {needs}.</source>
        <translation>
            <numerusform>Додайте %n маску: для цього стола їх потрібно {needs}.</numerusform>
            <numerusform>Додайте %n маски: для цього стола їх потрібно {needs}.</numerusform>
            <numerusform>Додайте %n масок: для цього стола їх потрібно {needs}.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Remove %n mask(s): this table needs {needs}.</source>
        <translation>
            <numerusform>Приберіть %n маску: для цього стола їх потрібно {needs}.</numerusform>
            <numerusform>Приберіть %n маски: для цього стола їх потрібно {needs}.</numerusform>
            <numerusform>Приберіть %n масок: для цього стола їх потрібно {needs}.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{mask}: only with %n player(s) or more. Choose another mask.</source>
        <translation>
            <numerusform>{mask}: лише від %n гравця. Оберіть іншу маску.</numerusform>
            <numerusform>{mask}: лише від %n гравців. Оберіть іншу маску.</numerusform>
            <numerusform>{mask}: лише від %n гравців. Оберіть іншу маску.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>With fewer than %n player(s) the Damned is better left out of the graveyard.</source>
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
        <source>After being revealed, a player</source>
        <translation>Після відкриття карти</translation>
    </message>
    <message>
        <source>Opening turns</source>
        <translation>Вступні ходи</translation>
    </message>
    <message>
        <source>Seed</source>
        <translation>Зерно</translation>
    </message>
    <message>
        <source>Number of opening turns, in which players can only swap</source>
        <translation>Кількість вступних ходів, коли можна лише міняти</translation>
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
        <source>random</source>
        <translation>навмання</translation>
    </message>
    <message>
        <source>The same seed with the same table deals the same cards again.</source>
        <translation>Те саме зерно за тим самим столом роздає ті самі карти.</translation>
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
    <name>HomeScreen</name>
    <message>
        <source>Mascarade</source>
        <translation>Маскарад</translation>
    </message>
    <message>
        <source>Everyone wears a mask. Who remembers whose?</source>
        <translation>Усі в масках. Хто пам’ятає, де чия?</translation>
    </message>
    <message>
        <source>New game</source>
        <translation>Нова гра</translation>
    </message>
    <message>
        <source>Continue</source>
        <translation>Продовжити</translation>
    </message>
    <message>
        <source>Own scenarios</source>
        <translation>Власні сценарії</translation>
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
        <source>About</source>
        <translation>Про програму</translation>
    </message>
    <message>
        <source>Choose players and masks, and begin</source>
        <translation>Обрати гравців і маски та почати</translation>
    </message>
    <message>
        <source>Go on with the game that was left</source>
        <translation>Повернутися до незакінченої гри</translation>
    </message>
    <message>
        <source>Put together masks of your choice</source>
        <translation>Скласти набір масок на свій смак</translation>
    </message>
    <message>
        <source>How the game is played, and what each mask does</source>
        <translation>Як грати і що вміє кожна маска</translation>
    </message>
    <message>
        <source>Language, colours, text size and motion</source>
        <translation>Мова, кольори, розмір тексту й рух</translation>
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
</context>
<context>
    <name>Lobby</name>
    <message numerus="yes">
        <source>%n person(s) share this screen; what is private is shown behind a curtain.</source>
        <translation>
            <numerusform>За цим екраном %n людина; таємне показують за завісою.</numerusform>
            <numerusform>За цим екраном %n людини; таємне показують за завісою.</numerusform>
            <numerusform>За цим екраном %n людей; таємне показують за завісою.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Log</name>
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
        <translation>Ви берете під стіл свою карту й карту гравця {other}.</translation>
    </message>
    <message>
        <source>You take your card and one from the centre under the table: {place2}.</source>
        <translation>Ви берете під стіл свою карту та ще одну: {place2}.</translation>
    </message>
    <message>
        <source>{name} swaps two cards, or pretends to: {place} and {place2}.</source>
        <translation>{name} міняє дві карти або вдає, ніби міняє: {place} та {place2}.</translation>
    </message>
    <message>
        <source>{name} swaps cards with you, or pretends to.</source>
        <translation>{name} міняє свою карту з вашою або вдає, ніби міняє.</translation>
    </message>
    <message>
        <source>{name} swaps cards with {other}, or pretends to.</source>
        <translation>{name} міняє свою карту з картою гравця {other} або вдає, ніби міняє.</translation>
    </message>
    <message>
        <source>{name} swaps cards with the centre, or pretends to: {place2}.</source>
        <translation>{name} міняє свою карту з іншою або вдає, ніби міняє: {place2}.</translation>
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
        <translation>Маски «{mask}» тут ні в кого немає.</translation>
    </message>
    <message>
        <source>None of you is the {mask}.</source>
        <translation>Маски «{mask}» немає ні в кого з вас.</translation>
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
        <translation>Ви показуєте всім іншим карту гравця {owner}: {mask}.</translation>
    </message>
    <message>
        <source>You show {owner}’s card to everyone else.</source>
        <translation>Ви показуєте всім іншим карту гравця {owner}.</translation>
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
        <translation>{name} показує всім іншим карту гравця {owner}: {mask}.</translation>
    </message>
    <message>
        <source>{name} shows {owner}’s card to everyone else.</source>
        <translation>{name} показує всім іншим карту гравця {owner}.</translation>
    </message>
    <message>
        <source>A card is shown to everyone but {owner}: {place} ({mask}).</source>
        <translation>Карту бачать усі, крім одного гравця ({owner}): {place} ({mask}).</translation>
    </message>
    <message>
        <source>A card is shown to everyone but its player: {place}.</source>
        <translation>Карту бачать усі, крім її гравця: {place}.</translation>
    </message>
    <message>
        <source>Nobody contests. You use the power: {mask}.</source>
        <translation>Ніхто не заперечує. Ви застосовуєте здібність: {mask}.</translation>
    </message>
    <message>
        <source>Nobody contests. {name} uses the power: {mask}.</source>
        <translation>Ніхто не заперечує. {name} застосовує здібність: {mask}.</translation>
    </message>
    <message>
        <source>You really are the {mask} and use the power.</source>
        <translation>Ви справді {mask} і застосовуєте здібність.</translation>
    </message>
    <message>
        <source>{name} really is the {mask} and uses the power.</source>
        <translation>{name} — справді {mask} і застосовує здібність.</translation>
    </message>
    <message>
        <source>You use the power that was used last: {mask}.</source>
        <translation>Ви повторюєте останню застосовану здібність: {mask}.</translation>
    </message>
    <message>
        <source>{name} uses the power that was used last: {mask}.</source>
        <translation>{name} повторює останню застосовану здібність: {mask}.</translation>
    </message>
    <message>
        <source>You use the power from the graveyard: {mask}.</source>
        <translation>Ви застосовуєте здібність із Кладовища: {mask}.</translation>
    </message>
    <message>
        <source>{name} uses the power from the graveyard: {mask}.</source>
        <translation>{name} застосовує здібність із Кладовища: {mask}.</translation>
    </message>
    <message>
        <source>You named the right mask and use its power: {mask}.</source>
        <translation>Маску названо правильно, і ви застосовуєте її здібність: {mask}.</translation>
    </message>
    <message>
        <source>{name} named the right mask and uses its power: {mask}.</source>
        <translation>Маску названо правильно, і {name} застосовує її здібність: {mask}.</translation>
    </message>
    <message>
        <source>{mask}: this power was already used in this turn. Nothing happens.</source>
        <translation>{mask}: цю здібність цього ходу вже застосовано. Нічого не відбувається.</translation>
    </message>
    <message>
        <source>No power has been used yet: there is nothing to copy.</source>
        <translation>Ще не застосовано жодної здібності: повторювати нема чого.</translation>
    </message>
    <message>
        <source>There are no coins to take: nothing happens.</source>
        <translation>Немає монет, які можна взяти: нічого не відбувається.</translation>
    </message>
    <message>
        <source>{name} already has 10 coins or more and takes nothing.</source>
        <translation>{name} вже має 10 монет або більше й не бере нічого.</translation>
    </message>
    <message>
        <source>You already have 10 coins or more and take nothing.</source>
        <translation>Ви вже маєте 10 монет або більше й не берете нічого.</translation>
    </message>
    <message>
        <source>{name} has fewer than 10 coins: nothing happens.</source>
        <translation>{name} має менше ніж 10 монет: нічого не відбувається.</translation>
    </message>
    <message>
        <source>You have fewer than 10 coins: nothing happens.</source>
        <translation>Ви маєте менше ніж 10 монет: нічого не відбувається.</translation>
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
        <source>It is a woman’s mask: there is nothing to pay.</source>
        <translation>Це жіноча маска: платити не треба.</translation>
    </message>
    <message>
        <source>The right mask was named: there is nothing to pay.</source>
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
        <source>You choose the left.</source>
        <translation>Ви обираєте лівий бік.</translation>
    </message>
    <message>
        <source>{name} chooses the left.</source>
        <translation>{name} обирає лівий бік.</translation>
    </message>
    <message>
        <source>You choose the right.</source>
        <translation>Ви обираєте правий бік.</translation>
    </message>
    <message>
        <source>{name} chooses the right.</source>
        <translation>{name} обирає правий бік.</translation>
    </message>
    <message>
        <source>You hide some of the bank’s coins in your hand.</source>
        <translation>Ви ховаєте в долоні монети з банку.</translation>
    </message>
    <message>
        <source>{name} hides some of the bank’s coins in their hand.</source>
        <translation>{name} ховає в долоні монети з банку.</translation>
    </message>
    <message numerus="yes">
        <source>You hide %n coin(s) from the bank in your hand.</source>
        <translation>
            <numerusform>Ви ховаєте в долоні %n монету з банку.</numerusform>
            <numerusform>Ви ховаєте в долоні %n монети з банку.</numerusform>
            <numerusform>Ви ховаєте в долоні %n монет із банку.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{name} hides %n coin(s) from the bank in their hand.</source>
        <translation>
            <numerusform>{name} ховає в долоні %n монету з банку.</numerusform>
            <numerusform>{name} ховає в долоні %n монети з банку.</numerusform>
            <numerusform>{name} ховає в долоні %n монет із банку.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>You guess: %n coin(s).</source>
        <translation>
            <numerusform>Ваш здогад: %n монета.</numerusform>
            <numerusform>Ваш здогад: %n монети.</numerusform>
            <numerusform>Ваш здогад: %n монет.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{name} guesses: %n coin(s).</source>
        <translation>
            <numerusform>{name} вгадує: %n монета.</numerusform>
            <numerusform>{name} вгадує: %n монети.</numerusform>
            <numerusform>{name} вгадує: %n монет.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>You open your hand: %n coin(s).</source>
        <translation>
            <numerusform>Ви розтуляєте долоню: %n монета.</numerusform>
            <numerusform>Ви розтуляєте долоню: %n монети.</numerusform>
            <numerusform>Ви розтуляєте долоню: %n монет.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{name} opens their hand: %n coin(s).</source>
        <translation>
            <numerusform>{name} розтуляє долоню: %n монета.</numerusform>
            <numerusform>{name} розтуляє долоню: %n монети.</numerusform>
            <numerusform>{name} розтуляє долоню: %n монет.</numerusform>
        </translation>
    </message>
    <message>
        <source>You and {other} change seats. Cards and coins stay.</source>
        <translation>Ви та {other} міняєтеся місцями. Карти й монети лишаються.</translation>
    </message>
    <message>
        <source>{name} and {other} change seats. Cards and coins stay.</source>
        <translation>{name} та {other} міняються місцями. Карти й монети лишаються.</translation>
    </message>
    <message>
        <source>The top card of the graveyard is turned up: {mask}.</source>
        <translation>Відкривається верхня карта Кладовища: {mask}.</translation>
    </message>
    <message>
        <source>A card leaves the game: {mask}.</source>
        <translation>Карта виходить із гри: {mask}.</translation>
    </message>
    <message>
        <source>Your own card takes its place, unseen.</source>
        <extracomment>Follows “A card leaves the game: Damned.”; the card goes to where the Damned lay.</extracomment>
        <translation>На її місце лягає закритою ваша власна карта.</translation>
    </message>
    <message>
        <source>{name}’s own card takes its place, unseen.</source>
        <translation>На її місце лягає закритою карта гравця {name}.</translation>
    </message>
    <message>
        <source>You are out of the game.</source>
        <translation>Ви вибуваєте з гри.</translation>
    </message>
    <message>
        <source>{name} is out of the game.</source>
        <translation>{name} вибуває з гри.</translation>
    </message>
    <message>
        <source>You are out of the game. Any cards you had left go with you, unseen.</source>
        <translation>Ви вибуваєте з гри. Усі ваші карти виходять із неї закритими.</translation>
    </message>
    <message>
        <source>{name} is out of the game. Any cards left there go too, unseen.</source>
        <translation>{name} вибуває з гри. Усі карти з цього місця виходять із неї закритими.</translation>
    </message>
</context>
<context>
    <name>MainWindow</name>
    <message>
        <source>This game cannot be opened: {file}</source>
        <translation>Цю гру не вдається відкрити: {file}</translation>
    </message>
    <message>
        <source>Save the game</source>
        <translation>Зберегти гру</translation>
    </message>
    <message>
        <source>Games</source>
        <translation>Ігри</translation>
    </message>
    <message>
        <source>There is no record of this game: it could not be saved as it went.</source>
        <translation>Запису цієї гри немає: зберегти його не вдалося.</translation>
    </message>
    <message>
        <source>The game could not be saved: {why}</source>
        <translation>Гру не вдалося зберегти: {why}</translation>
    </message>
    <message>
        <source>A saved game could not be read. It was set aside:</source>
        <translation>Збережену гру не вдалося прочитати. Її відкладено:</translation>
    </message>
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
        <translation>★ Приносить гроші з банку</translation>
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
            <numerusform>Від %n гравця</numerusform>
            <numerusform>Від %n гравців</numerusform>
            <numerusform>Від %n гравців</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Mishaps</name>
    <message>
        <source>Something went wrong in the program. Your game is saved as it goes. What happened was written down here:</source>
        <translation>У програмі щось пішло не так. Ваша гра постійно зберігається. Що сталося, записано тут:</translation>
    </message>
</context>
<context>
    <name>NewGameScreen</name>
    <message>
        <source>One of your own scenarios.</source>
        <translation>Один із ваших власних сценаріїв.</translation>
    </message>
    <message>
        <source>Player {number}: say which program plays, or choose another opponent.</source>
        <translation>Гравець {number}: вкажіть, яка програма грає, або оберіть іншого суперника.</translation>
    </message>
    <message>
        <source>The seed must be a whole number from 0 to 2147483647, or empty.</source>
        <translation>Зерно — це ціле число від 0 до 2147483647; можна лишити поле порожнім.</translation>
    </message>
    <message>
        <source>No person plays: you will watch the bots.</source>
        <translation>Людей за столом немає: ви спостерігатимете за ботами.</translation>
    </message>
    <message>
        <source>Player {number}</source>
        <translation>Гравець {number}</translation>
    </message>
    <message>
        <source>You</source>
        <translation>Ви</translation>
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
    <name>OwnScenariosScreen</name>
    <message>
        <source>The scenario could not be saved: {why}</source>
        <translation>Сценарій не вдалося зберегти: {why}</translation>
    </message>
    <message>
        <source>My scenario</source>
        <translation>Мій сценарій</translation>
    </message>
    <message>
        <source>That did not work: {why}</source>
        <translation>Не вийшло: {why}</translation>
    </message>
    <message>
        <source>Delete a scenario</source>
        <translation>Видалити сценарій</translation>
    </message>
    <message>
        <source>Delete “{name}”? This cannot be undone.</source>
        <translation>Видалити «{name}»? Скасувати це не можна.</translation>
    </message>
    <message>
        <source>Delete</source>
        <translation>Видалити</translation>
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
        <source>Export a scenario</source>
        <translation>Експорт сценарію</translation>
    </message>
    <message>
        <source>These files could not be read and were set aside:</source>
        <translation>Ці файли не вдалося прочитати, їх відкладено:</translation>
    </message>
    <message>
        <source>Own scenarios</source>
        <translation>Власні сценарії</translation>
    </message>
    <message>
        <source>Your scenarios</source>
        <translation>Ваші сценарії</translation>
    </message>
    <message>
        <source>Nothing here yet. Make a new scenario, or import one from a file.</source>
        <translation>Тут іще порожньо. Створіть новий сценарій або імпортуйте з файлу.</translation>
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
        <translation>карта гравця {name}</translation>
    </message>
    <message>
        <source>{name}’s left card</source>
        <translation>ліва карта гравця {name}</translation>
    </message>
    <message>
        <source>{name}’s right card</source>
        <translation>права карта гравця {name}</translation>
    </message>
    <message>
        <source>{name}’s protected card</source>
        <translation>захищена карта гравця {name}</translation>
    </message>
    <message>
        <source>the card in the centre</source>
        <translation>карта в центрі</translation>
    </message>
    <message>
        <source>the first card in the centre</source>
        <translation>перша карта в центрі</translation>
    </message>
    <message>
        <source>the second card in the centre</source>
        <translation>друга карта в центрі</translation>
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
</context>
<context>
    <name>Power</name>
    <message>
        <source>Take all coins from the courthouse</source>
        <translation>Візьміть усі монети з поля суду</translation>
    </message>
    <message>
        <source>Take 2 coins from the bank</source>
        <translation>Візьміть 2 монети з банку</translation>
    </message>
    <message>
        <source>Take 3 coins from the bank</source>
        <translation>Візьміть 3 монети з банку</translation>
    </message>
    <message>
        <source>Take 1 coin; swap two others’ cards, or pretend to</source>
        <translation>1 монета; поміняйте дві чужі карти або вдайте</translation>
    </message>
    <message>
        <source>Take 1 coin from each neighbour</source>
        <translation>Візьміть по 1 монеті в обох сусідів</translation>
    </message>
    <message>
        <source>Exchange fortunes with a player, if you like</source>
        <translation>Поміняйтеся з кимось грошима, якщо хочете</translation>
    </message>
    <message>
        <source>See your card and another’s; swap or pretend to</source>
        <translation>Подивіться на свою й чужу карти; поміняйте або вдайте</translation>
    </message>
    <message>
        <source>Take 1 coin; both Peasants together: 2 each</source>
        <translation>1 монета; обидва Селянини разом — по 2</translation>
    </message>
    <message>
        <source>With 10 coins or more, you win</source>
        <translation>Маєте 10 монет чи більше — перемога</translation>
    </message>
    <message>
        <source>A player names a mask and reveals; wrong: pays you 4</source>
        <translation>Гравець називає й відкриває маску; помилка: 4 вам</translation>
    </message>
    <message>
        <source>Take coins until you have 10</source>
        <translation>Доберіть монет із банку до 10</translation>
    </message>
    <message>
        <source>Everyone richer than you gives you 1 coin</source>
        <translation>Кожен багатший за вас дає вам 1 монету</translation>
    </message>
    <message>
        <source>Take 3 coins; each neighbour takes 1</source>
        <translation>3 монети вам, по 1 — сусідам</translation>
    </message>
    <message>
        <source>Take 1 coin each from two players, who change seats</source>
        <translation>По 1 монеті від двох гравців; вони міняються місцями</translation>
    </message>
    <message>
        <source>Take 2 coins; show a card to all but its player</source>
        <translation>2 монети; покажіть чужу карту всім, крім її гравця</translation>
    </message>
    <message>
        <source>Take 2 coins from the richest other player</source>
        <translation>Візьміть 2 монети в найбагатшого з інших</translation>
    </message>
    <message>
        <source>All fortunes move on to the left or the right</source>
        <translation>Усі передають гроші ліворуч або праворуч</translation>
    </message>
    <message>
        <source>Use the power that was used last</source>
        <translation>Повторіть останню здібність</translation>
    </message>
    <message>
        <source>Right neighbour reveals; a man’s mask pays you 3</source>
        <translation>Правий сусід відкриває маску; чоловіча: 3 вам</translation>
    </message>
    <message>
        <source>Hide 1–3 coins; a wrong guess makes them yours</source>
        <translation>Сховайте 1–3 монети; не вгадають — вони ваші</translation>
    </message>
    <message>
        <source>Can’t be announced; if revealed, someone is out</source>
        <translation>Не можна оголосити; відкриють — хтось вибуває</translation>
    </message>
    <message>
        <source>Use the top mask of the graveyard</source>
        <translation>Застосуйте верхню маску Кладовища</translation>
    </message>
    <message>
        <source>Take 1 coin; look at two cards</source>
        <translation>1 монета; подивіться на дві карти</translation>
    </message>
    <message>
        <source>Name a player’s mask; right: use its power</source>
        <translation>Назвіть чужу маску; вгадали — її здібність ваша</translation>
    </message>
    <message>
        <source>The power that the players gave it</source>
        <translation>Здібність, яку дали гравці</translation>
    </message>
    <message>
        <source>You take all the coins that lie in the courthouse.</source>
        <translation>Ви берете всі монети, що лежать на полі суду.</translation>
    </message>
    <message>
        <source>You take 2 coins from the bank.</source>
        <translation>Ви берете 2 монети з банку.</translation>
    </message>
    <message>
        <source>You take 3 coins from the bank.</source>
        <translation>Ви берете 3 монети з банку.</translation>
    </message>
    <message>
        <source>You take 1 coin from the bank. Then you take the cards of two other players, unseen, and swap them or only pretend to.</source>
        <translation>Ви берете 1 монету з банку. Потім, не дивлячись, берете карти двох інших гравців і міняєте їх або лише вдаєте, ніби міняєте.</translation>
    </message>
    <message>
        <source>You take 1 coin from the player on your left and 1 from the player on your right.</source>
        <translation>Ви берете 1 монету в гравця ліворуч і 1 — у гравця праворуч.</translation>
    </message>
    <message>
        <source>You may exchange your whole fortune with that of another player. You may also decline.</source>
        <translation>Ви можете помінятися всіма грошима з іншим гравцем. Можна й відмовитися.</translation>
    </message>
    <message>
        <source>You look, alone, at your own card and at the card of another player, then swap the two or only pretend to.</source>
        <translation>Ви дивитеся на свою карту й на карту іншого гравця, нікому їх не показуючи, а тоді міняєте їх або лише вдаєте, ніби міняєте.</translation>
    </message>
    <message>
        <source>You take 1 coin from the bank. If both Peasants are revealed in the same contest, both take 2 instead.</source>
        <translation>Ви берете 1 монету з банку. Якщо через заперечення відкрито обох Селян, кожен бере не 1, а 2.</translation>
    </message>
    <message>
        <source>With 10 coins or more you win the game at once. With fewer, nothing happens.</source>
        <translation>Якщо у вас 10 монет або більше, ви одразу перемагаєте. Якщо менше, нічого не відбувається.</translation>
    </message>
    <message>
        <source>Another player of your choice names a mask and then reveals their card. If it is not the mask they named, they give you 4 coins.</source>
        <translation>Інший гравець на ваш вибір називає маску, а тоді відкриває карту. Якщо на карті інша маска, цей гравець дає вам 4 монети.</translation>
    </message>
    <message>
        <source>You take coins from the bank until you have 10. With 10 or more, nothing happens.</source>
        <translation>Ви берете з банку стільки монет, щоб у вас стало 10. Якщо їх уже 10 або більше, нічого не відбувається.</translation>
    </message>
    <message>
        <source>You ask one player after the other, from your left on: whoever has more coins than you at that moment gives you 1.</source>
        <translation>Ви просите гравців одного за одним, починаючи ліворуч: хто на ту мить має більше монет, ніж ви, дає вам 1.</translation>
    </message>
    <message>
        <source>You take 3 coins from the bank. Then the players on your left and right each take 1 from the bank.</source>
        <translation>Ви берете 3 монети з банку. Потім гравці ліворуч і праворуч від вас беруть із банку по 1.</translation>
    </message>
    <message>
        <source>You take 1 coin from each of two other players. Then these two change seats; cards and coins stay where they are.</source>
        <translation>Ви берете по 1 монеті у двох інших гравців. Потім ці двоє міняються місцями; карти й монети лишаються там, де були.</translation>
    </message>
    <message>
        <source>You take 2 coins from the bank. Then you choose another player, whose card is shown to everyone except that player.</source>
        <translation>Ви берете 2 монети з банку. Потім обираєте іншого гравця й показуєте його карту всім, крім нього.</translation>
    </message>
    <message>
        <source>You take 2 coins from the richest other player. Among equals you choose.</source>
        <translation>Ви берете 2 монети в найбагатшого з інших гравців. Якщо таких кілька, обираєте ви.</translation>
    </message>
    <message>
        <source>You choose left or right: everyone hands their whole fortune to the neighbour on that side.</source>
        <translation>Ви обираєте бік, лівий чи правий: кожен передає всі свої гроші сусідові з того боку.</translation>
    </message>
    <message>
        <source>You use the power that was used last in the game.</source>
        <translation>Ви повторюєте здібність, застосовану у грі останньою.</translation>
    </message>
    <message>
        <source>The player on your right reveals their card. If it is a man’s mask, they give you 3 coins.</source>
        <translation>Гравець праворуч від вас відкриває карту. Якщо маска чоловіча, цей гравець дає вам 3 монети.</translation>
    </message>
    <message>
        <source>You hide 1, 2 or 3 of the bank’s coins in your hand, and another player guesses how many. If the guess is right, that player takes the coins; if it is wrong, you do.</source>
        <translation>Ви ховаєте в долоні 1, 2 чи 3 монети з банку, а інший гравець вгадує, скільки їх. Якщо вгадано, монети бере цей гравець; якщо ні — ви.</translation>
    </message>
    <message>
        <source>This mask cannot be announced or named. Whoever reveals it in a contest is out of the game; if a power makes somebody reveal it, the one who used the power is out instead.</source>
        <translation>Цю маску не можна ні оголосити, ні назвати. Хто відкриває її через заперечення, вибуває з гри; якщо ж відкрити її когось змушує здібність, натомість вибуває той, хто цю здібність застосував.</translation>
    </message>
    <message>
        <source>You turn up the top card of the graveyard, put it at the bottom and use its power as your own.</source>
        <translation>Ви відкриваєте верхню карту Кладовища, кладете її на спід і застосовуєте її здібність як власну.</translation>
    </message>
    <message>
        <source>You take 1 coin from the bank. Then you look, alone, at two cards of other players or of the centre.</source>
        <translation>Ви берете 1 монету з банку. Потім, нікому не показуючи, дивитеся на дві карти інших гравців чи з центру.</translation>
    </message>
    <message>
        <source>You choose another player and name a mask, and that player’s card is revealed. If you were right, you use the power of that mask as your own.</source>
        <translation>Ви обираєте іншого гравця й називаєте маску, і цей гравець відкриває карту. Якщо ви вгадали, то застосовуєте здібність цієї маски як власну.</translation>
    </message>
    <message>
        <source>This mask has the power that the players gave it before the game.</source>
        <translation>Ця маска має ту здібність, яку дали їй гравці перед грою.</translation>
    </message>
</context>
<context>
    <name>Prompt</name>
    <message>
        <source>Your turn: look, swap or announce?</source>
        <translation>Ваш хід: подивитися, поміняти чи оголосити?</translation>
    </message>
    <message>
        <source>Opening turn {number} of {total}: swap your card with another, or only pretend to.</source>
        <translation>Вступний хід {number} із {total}: поміняйте свою карту з іншою або лише вдайте, ніби міняєте.</translation>
    </message>
    <message>
        <source>Your card was revealed in the last turn, so you cannot announce now: look or swap?</source>
        <translation>Попереднього ходу вашу карту відкрито, тож оголошувати зараз не можна: подивитися чи поміняти?</translation>
    </message>
    <message>
        <source>Your card was revealed in the last turn, so you can only swap now, or pretend to.</source>
        <translation>Попереднього ходу вашу карту відкрито, тож зараз можна лише поміняти або вдати, ніби міняєте.</translation>
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
        <source>With which of your cards do you announce it?</source>
        <translation>Якою зі своїх карт оголосите маску?</translation>
    </message>
    <message>
        <source>With which of your cards do you contest?</source>
        <translation>Якою зі своїх карт заперечите?</translation>
    </message>
    <message>
        <source>And the second card?</source>
        <translation>А друга карта?</translation>
    </message>
    <message>
        <source>And the second player?</source>
        <translation>А другий гравець?</translation>
    </message>
    <message>
        <source>The two cards are under the table. Do you swap them, or only pretend to?</source>
        <translation>Дві карти під столом. Поміняєте їх чи лише вдасте?</translation>
    </message>
    <message>
        <source>Two cards are under the table: {places}. Do you swap them, or only pretend to?</source>
        <translation>Під столом дві карти: {places}. Поміняєте їх чи лише вдасте?</translation>
    </message>
    <message>
        <source>{name} says: “{words}” Do you contest?</source>
        <translation>{name} каже: «{words}» Заперечите?</translation>
    </message>
    <message>
        <source>With whom do you exchange fortunes? You may also keep yours.</source>
        <translation>З ким поміняєтеся грошима? Можна й лишитися при своїх.</translation>
    </message>
    <message>
        <source>Who must name a mask and then reveal a card?</source>
        <translation>Хто має назвати маску, а тоді відкрити карту?</translation>
    </message>
    <message>
        <source>Whose card do you show to everyone else?</source>
        <translation>Чию карту покажете всім іншим?</translation>
    </message>
    <message>
        <source>Several players are tied for richest. From whom do you take 2 coins?</source>
        <translation>Найбагатших кілька. У кого візьмете 2 монети?</translation>
    </message>
    <message>
        <source>Who must guess how many coins you hide?</source>
        <translation>Хто має вгадати, скільки монет ви сховали?</translation>
    </message>
    <message>
        <source>Whose mask do you want to name?</source>
        <translation>Чию маску хочете назвати?</translation>
    </message>
    <message>
        <source>Choose a player. The power: {power}</source>
        <translation>Оберіть гравця. Здібність: {power}</translation>
    </message>
    <message>
        <source>Choose a player.</source>
        <translation>Оберіть гравця.</translation>
    </message>
    <message>
        <source>Which two players give you 1 coin each and change seats?</source>
        <translation>Які двоє гравців дадуть вам по 1 монеті й поміняються місцями?</translation>
    </message>
    <message>
        <source>Which card do you look at, together with your own?</source>
        <translation>На яку карту подивитеся разом зі своєю?</translation>
    </message>
    <message>
        <source>Which of these cards do you show to everyone else?</source>
        <translation>Яку з цих карт покажете всім іншим?</translation>
    </message>
    <message>
        <source>Which of these cards do you want to name?</source>
        <translation>Яку з цих карт хочете назвати?</translation>
    </message>
    <message>
        <source>Choose a card. The power: {power}</source>
        <translation>Оберіть карту. Здібність: {power}</translation>
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
        <translation>Оберіть дві карти. Здібність: {power}</translation>
    </message>
    <message>
        <source>Choose two cards.</source>
        <translation>Оберіть дві карти.</translation>
    </message>
    <message>
        <source>{name} asks which mask you are. Name one, then reveal your card. A wrong name costs you 4 coins.</source>
        <translation>{name} питає, яка у вас маска. Назвіть її, а тоді карту відкриють. Помилка коштує 4 монети.</translation>
    </message>
    <message>
        <source>Which mask do you name? If you are right, its power is yours.</source>
        <translation>Яку маску назвете? Вгадаєте — її здібність ваша.</translation>
    </message>
    <message>
        <source>Everyone hands on their whole fortune. To the left or to the right?</source>
        <translation>Усі передають усі свої гроші. Ліворуч чи праворуч?</translation>
    </message>
    <message>
        <source>How many of the bank’s coins do you hide in your hand?</source>
        <translation>Скільки монет із банку сховаєте в долоні?</translation>
    </message>
    <message>
        <source>{name} hides 1, 2 or 3 coins. How many? Guess right, and they are yours.</source>
        <translation>{name} ховає 1, 2 чи 3 монети. Скільки? Вгадаєте — вони ваші.</translation>
    </message>
    <message>
        <source>{name}: {question}</source>
        <translation>{name}: {question}</translation>
    </message>
    <message>
        <source>{name} is thinking…</source>
        <translation>{name} думає…</translation>
    </message>
    <message>
        <source>{name}: contest, or let it pass?</source>
        <translation>{name}: заперечити чи ні?</translation>
    </message>
    <message>
        <source>{name} holds two cards under the table…</source>
        <translation>{name} тримає дві карти під столом…</translation>
    </message>
    <message>
        <source>For {name}. Everyone else, look away.</source>
        <translation>Це побачить лише {name}. Решту прошу відвернутися!</translation>
    </message>
    <message>
        <source>{name}: hold to open</source>
        <translation>{name}: тримайте, щоб відкрити</translation>
    </message>
    <message>
        <source>Hold to open</source>
        <translation>Тримайте, щоб відкрити</translation>
    </message>
    <message>
        <source>Close the curtain</source>
        <translation>Закрити завісу</translation>
    </message>
    <message>
        <source>Only you can see this: {sentence}</source>
        <translation>Це бачите лише ви: {sentence}</translation>
    </message>
    <message>
        <source>The screen now goes to this player: {name}</source>
        <translation>Тепер за екраном цей гравець: {name}</translation>
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
        <source>Often misses a swap and believes most of what is said.</source>
        <translation>Часто не помічає обміну й вірить майже всьому, що чує.</translation>
    </message>
    <message>
        <source>Pays attention, but what lies some rounds back begins to blur.</source>
        <translation>Уважно стежить, але те, що було кілька кіл тому, вже розпливається.</translation>
    </message>
    <message>
        <source>Forgets nothing and weighs the chances.</source>
        <translation>Нічого не забуває і зважує шанси.</translation>
    </message>
    <message>
        <source>Forgets nothing, reads words and silences, and thinks ahead.</source>
        <translation>Нічого не забуває, зважує і слова, і мовчання та думає наперед.</translation>
    </message>
    <message>
        <source>Balanced</source>
        <extracomment>A bot’s temperament: a bit of everything. Temperaments also stand after the level: “Master, bold”.</extracomment>
        <translation>Спокійно</translation>
    </message>
    <message>
        <source>Cautious</source>
        <translation>Обережно</translation>
    </message>
    <message>
        <source>Bold</source>
        <translation>Сміливо</translation>
    </message>
    <message>
        <source>Greedy</source>
        <translation>Жадібно</translation>
    </message>
    <message>
        <source>Suspicious</source>
        <translation>Недовірливо</translation>
    </message>
    <message>
        <source>Chaotic</source>
        <translation>Хаотично</translation>
    </message>
    <message>
        <source>A bit of everything.</source>
        <translation>Усього потроху.</translation>
    </message>
    <message>
        <source>Looks more often, bluffs and contests less.</source>
        <translation>Частіше дивиться, рідше блефує й заперечує.</translation>
    </message>
    <message>
        <source>Likes to bluff and to contest.</source>
        <translation>Любить блефувати й заперечувати.</translation>
    </message>
    <message>
        <source>Announces for money rather than looking.</source>
        <translation>Радше оголошує заради грошей, ніж дивиться.</translation>
    </message>
    <message>
        <source>Takes many announcements for lies and contests them.</source>
        <translation>Часто вважає оголошення брехнею й заперечує.</translation>
    </message>
    <message>
        <source>Hard to predict.</source>
        <translation>Важко передбачити.</translation>
    </message>
    <message>
        <source>Person</source>
        <translation>Людина</translation>
    </message>
    <message>
        <source>Bot</source>
        <translation>Бот</translation>
    </message>
    <message>
        <source>{level}, {temperament}</source>
        <translation>{level}, грає {temperament}</translation>
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
        <source>No mask is called “{name}”. There are: {masks}</source>
        <translation>Немає маски з назвою «{name}». Є такі: {masks}</translation>
    </message>
    <message>
        <source>Welcome to the ball</source>
        <translation>Ласкаво просимо на бал</translation>
    </message>
    <message>
        <source>Everyone at this table wears a mask: a card with a character and a power. At first the masks lie face up, and everyone knows who is who. Then they are turned face down, and the dance begins. Cards change places under the table, or only seem to. Before long you no longer know who the others are, and soon not even who you are yourself.</source>
        <translation>За цим столом кожен носить маску: карту з персонажем і здібністю. Спочатку маски лежать горілиць, і всі знають, хто є хто. Потім їх перегортають долілиць — і танець починається. Карти міняються місцями під столом, або так лише здається. Невдовзі ви вже не певні, хто навколо вас, а згодом — навіть хто ви самі.</translation>
    </message>
    <message>
        <source>On your turn you do one simple thing: swap your card with another (or pretend to), look at your own card, or announce who you are and use that mask’s power. It doesn’t have to be true. As long as nobody contests it, you are who you say you are.</source>
        <translation>У свій хід ви робите одну просту річ: міняєте свою карту з іншою (або вдаєте, ніби міняєте), дивитеся на свою карту або вголос кажете, хто ви, і застосовуєте здібність цієї маски. Казати правду не обов’язково. Доки ніхто не заперечує, ви — та маска, якою назвалися.</translation>
    </message>
    <message>
        <source>The game is for 2 to 13 players: you against the program’s own guests, or several people sharing one screen.</source>
        <translation>Це гра для 2–13 гравців: для однієї людини в товаристві гостей, яких запросила програма, або для кількох людей за одним екраном.</translation>
    </message>
    <message>
        <source>A few words</source>
        <translation>Кілька понять</translation>
    </message>
    <message>
        <source>Your mask is the card in front of you, whether you know what it is or not. A mask is in play if it was dealt at the start, to a player or to the centre of the table, even if its card has since left the game.</source>
        <translation>Ваша маска — це карта перед вами, знаєте ви її чи ні. Маска у грі, якщо на початку її роздали комусь із гравців або поклали в центр стола, навіть якщо відтоді її карта вийшла з гри.</translation>
    </message>
    <message>
        <source>Your fortune is all the coins in front of you.</source>
        <translation>Ваші гроші — це всі монети перед вами.</translation>
    </message>
    <message>
        <source>The courthouse is where fines go. The bank holds all the other coins.</source>
        <translation>У банку лежать монети, яких немає ні в кого. На поле суду сплачують штрафи.</translation>
    </message>
    <message>
        <source>A ★ on a card means that its power brings money from the bank.</source>
        <translation>Гаманець ★ на карті означає, що її здібність приносить гроші з банку.</translation>
    </message>
    <message>
        <source>Your first game</source>
        <translation>Уперше за столом</translation>
    </message>
    <message>
        <source>Start with four to eight players; four to six is ideal for learning. Save the big parties, and the tables for two or three, for later: both reward experience.</source>
        <translation type="unfinished">Для початку збирайтеся щонайбільше ввісьмох. Від чотирьох до шести гравців — саме те, щоб познайомитися з грою; велике товариство лишіть на потім.</translation>
    </message>
    <message>
        <source>Read every mask before the cards are turned face down. There is no hurry: the game waits until you have seen enough.</source>
        <translation>Прочитайте про кожну маску, перш ніж карти перегорнуть. Ніхто вас не квапить: гра чекає, доки ви надивитеся.</translation>
    </message>
    <message>
        <source>Start with the A scenarios. Once you know them well, try the B scenarios, whose masks call for a little more cunning. See [[chapter:scenarios]].</source>
        <translation>Почніть зі сценаріїв A. Коли добре їх опануєте, спробуйте сценарії B: їхні маски вимагають трохи більше хитрощів. Дивіться розділ «[[chapter:scenarios]]».</translation>
    </message>
    <message>
        <source>Mascarade is a game by Bruno Faidutti. This program is an unofficial implementation of it. Its pictures and its texts, including this rulebook, were made for it alone.</source>
        <translation>«Маскарад» — гра Бруно Файдутті. Ця програма — її неофіційна реалізація. Малюнки й тексти, зокрема й ці правила, створено лише для неї.</translation>
    </message>
    <message>
        <source>The aim</source>
        <translation>Мета гри</translation>
    </message>
    <message>
        <source>The goal is to get rich. The first player to own 13 coins wins. If someone loses their last coin before that, the game also ends, and the richest player wins.</source>
        <translation>Ви хочете розбагатіти. Перемагає той, хто першим матиме 13 монет. Якщо ж хтось раніше втратить останню монету, гра теж закінчується, і перемагає найбагатший гравець.</translation>
    </message>
    <message>
        <source>Coins come from the powers of the masks, whether you really wear them or just say you do. For the fine points, see [[chapter:end]].</source>
        <translation>Монети приносять здібності масок — байдуже, чи ви справді їх носите, чи лише так кажете. Про тонкощі читайте в розділі «[[chapter:end]]».</translation>
    </message>
    <message>
        <source>Setting the table</source>
        <translation>Готуємо стіл</translation>
    </message>
    <message>
        <source>Everyone gets 6 coins. There are 200 in all; the rest form the bank. The courthouse starts empty.</source>
        <translation>Кожен отримує 6 монет. Усього їх 200; решта — це банк. Поле суду порожнє.</translation>
    </message>
    <message>
        <source>Choose a scenario: the set of masks in play. Four or five players use six masks, and the one or two left over go in the centre of the table. Six players or more use as many masks as there are players, or one or two more, which also go in the centre.</source>
        <translation>Ви обираєте сценарій — набір масок, що беруть участь у грі. Для чотирьох або п’яти гравців потрібно шість масок; зайві дві або одна лежать у центрі стола. Для шести гравців і більше масок стільки ж, скільки гравців, або на одну чи дві більше; зайві теж лежать у центрі.</translation>
    </message>
    <message>
        <source>The masks are shuffled and dealt face up, one to each player. Everyone may study them for as long as they like: this is the only time the whole table is open.</source>
        <translation>Маски перемішують і роздають горілиць, по одній кожному. Усі роздивляються все, скільки забажають: це єдина мить, коли відкрито весь стіл.</translation>
    </message>
    <message>
        <source>All cards are turned face down, including those in the centre. One player begins (at a real table, the youngest), and play goes clockwise, to the left.</source>
        <translation>Усі карти перегортають долілиць, і ті, що в центрі, теж. Хтось один починає (за справжнім столом — наймолодший гравець), а далі ходять за годинниковою стрілкою, ліворуч.</translation>
    </message>
    <message>
        <source>With two or three players the table looks a little different: see [[chapter:small]]. With the [[mask:necromancer]] in play, there is also a graveyard: see [[chapter:expansion]].</source>
        <translation>Для двох чи трьох гравців стіл має трохи інший вигляд: дивіться розділ «[[chapter:small]]». Якщо у грі є [[mask:necromancer]], на столі з’являється ще й Кладовище: дивіться розділ «[[chapter:expansion]]».</translation>
    </message>
    <message>
        <source>You don’t have to remember everything. Your own mask, your two neighbours’, and whoever takes the most from the bank are a good start.</source>
        <translation>Не треба запам’ятовувати все. Власна маска, маски двох сусідів і того, хто бере з банку найбільше, — добрий початок.</translation>
    </message>
    <message>
        <source>The opening turns</source>
        <translation>Вступні ходи</translation>
    </message>
    <message>
        <source>While everyone knows everything, there is nothing to bluff about. So the first four turns of the game are swaps and nothing else: nobody may look or announce yet. On each of these turns the player takes their own card and another one under the table, and swaps them or only pretends to.</source>
        <translation>Доки всі знають усе, блефувати нема як. Тому перші чотири ходи гри — це обміни й нічого більше: дивитися та оголошувати ще не можна. У такий хід гравець бере під стіл свою карту та ще одну і міняє їх або лише вдає, ніби міняє.</translation>
    </message>
    <message>
        <source>That is four turns in all, not four for each player. At a large table some people won’t have had a turn before the real game begins. You can change the number of opening turns when you set up a game.</source>
        <translation>Це чотири ходи на всіх, а не по чотири на кожного. За великим столом дехто ще не встигне походити, коли почнеться справжня гра. Кількість вступних ходів для нової гри можна змінити.</translation>
    </message>
    <message>
        <source>Your turn: three actions</source>
        <translation>Ваш хід: три дії</translation>
    </message>
    <message>
        <source>After the opening turns, you do exactly one of these three things on your turn.</source>
        <translation>Після вступних ходів ви щоразу робите рівно одну з трьох речей.</translation>
    </message>
    <message>
        <source>Swap, or pretend to</source>
        <translation>Поміняти або вдати, ніби міняєте</translation>
    </message>
    <message>
        <source>Take your own card and one card from another player or the centre, without looking at either, and hold both under the table. There you swap them, or you don’t. Then put one back in each place. Everyone sees which two cards you took; only you know what you did.</source>
        <translation>Ви берете свою карту та одну карту іншого гравця або з центру, не дивлячись на жодну з них, і тримаєте обидві під столом. Там ви їх міняєте — або ні. Потім кладете по одній на кожне місце. Усі бачать, які дві карти ви взяли; що ви зробили, знаєте лише ви.</translation>
    </message>
    <message>
        <source>Look at your card</source>
        <translation>Подивитися на свою карту</translation>
    </message>
    <message>
        <source>Secretly look at your own card. It costs you the turn, but now you know who you are, until someone takes your card under the table again.</source>
        <translation>Ви дивитеся на свою карту, нікому її не показуючи. Це коштує вам ходу, зате тепер ви знаєте, хто ви, — доки хтось знову не візьме вашу карту під стіл.</translation>
    </message>
    <message>
        <source>Announce a mask</source>
        <translation>Оголосити маску</translation>
    </message>
    <message>
        <source>Claim to be any mask in play except the [[mask:damned]]. You may do so even if you have no idea what your card is. If nobody contests, you use its power. How that works is explained in [[chapter:contest]].</source>
        <translation type="unfinished">Ви кажете, яка ви маска: будь-яка з тих, що у грі, крім [[mask:damned|Проклятого]]. Якщо ніхто не заперечує, ви застосовуєте її здібність. Як це відбувається, розповідає розділ «[[chapter:contest]]».</translation>
    </message>
    <message>
        <source>Just revealed?</source>
        <translation>Вашу карту щойно відкрили?</translation>
    </message>
    <message>
        <source>If one of your cards was revealed during the turn just before yours, you may not announce: everyone still knows who you are. You must look or swap. It doesn’t matter why it was revealed: in a contest, or by the [[mask:guru]], the [[mask:princess]], the [[mask:courtesan]], the [[mask:usurper]] or the [[mask:bear_tamer]]. (There is a stricter variant: see [[chapter:variants]].)</source>
        <translation>Якщо якусь із ваших карт довелося відкрити попереднього ходу, просто перед вашим, оголошувати не можна: усі ще знають, хто ви. Лишається дивитися або міняти. Байдуже, чому її відкрито: через заперечення чи через здібність, яку має [[mask:guru]], [[mask:princess]], [[mask:courtesan]], [[mask:usurper]] чи [[mask:bear_tamer]]. (Є й суворіший варіант: дивіться розділ «[[chapter:variants]]».)</translation>
    </message>
    <message>
        <source>Then it is the next player’s turn, to the left. The turn always passes on from the seat where it was taken, no matter who used the power, and even if people have changed seats in the meantime.</source>
        <translation>Потім ходить наступний гравець ліворуч. Черга завжди йде далі від того місця, з якого зроблено хід, хоч би хто застосував здібність і навіть якщо люди тим часом помінялися місцями.</translation>
    </message>
    <message>
        <source>What everyone sees</source>
        <translation>Що бачать усі</translation>
    </message>
    <message>
        <source>Public: all fortunes, the bank and the courthouse; everything announced, contested, chosen, named and guessed; who looks at which card; which two cards go under the table; and every card that is revealed.</source>
        <translation>Усі знають: скільки грошей у кого, у банку й на полі суду; що оголошують, заперечують, обирають, називають і вгадують; хто на яку карту дивиться; які дві карти йдуть під стіл; і кожну карту, яку відкривають.</translation>
    </message>
    <message>
        <source>Secret: what someone saw when looking in secret, and whether two cards were really swapped. Only the player who did it knows, until everything comes to light after the game.</source>
        <translation>Таємниця: що саме хтось побачив на карті й чи справді поміняно дві карти. Це знає лише той, хто дивився чи міняв; решта дізнається аж після гри.</translation>
    </message>
    <message>
        <source>A pretended swap is not a wasted turn. Everyone else now has doubts about two cards, and you don’t.</source>
        <translation>Удаваний обмін — не змарнований хід. Тепер усі інші сумніваються щодо двох карт, а ви — ні.</translation>
    </message>
    <message>
        <source>Announcing and contesting</source>
        <translation>Оголошення й заперечення</translation>
    </message>
    <message>
        <source>You name a mask: “I am the King!” Your card stays face down. You may know it’s true, hope it is, or know perfectly well that it isn’t.</source>
        <translation>Ви називаєте маску: «Я — Король!» Ваша карта лишається закритою. Ви можете знати, що це правда, сподіватися на це або чудово знати, що це не так.</translation>
    </message>
    <message>
        <source>Starting on your left and going clockwise, each of the others either lets it pass or contests by claiming to be that mask: “No, I am!” Everyone hears each answer as it is given.</source>
        <translation>За годинниковою стрілкою, починаючи ліворуч від вас, кожен або не заперечує, або заперечує, тобто називає цю маску своєю: «Ні, це я!» Кожну відповідь одразу чують усі.</translation>
    </message>
    <message>
        <source>If nobody contests, you use the power. Nothing is revealed, and nobody learns whether you told the truth.</source>
        <translation>Ніхто не заперечує? Тоді ви застосовуєте здібність. Нічого не відкривають, і ніхто не дізнається, чи казали ви правду.</translation>
    </message>
    <message>
        <source>If someone contests, you and everyone who contested reveal your cards at the same time. Whoever really has the mask uses its power. Then everyone who revealed a different mask pays a fine of 1 coin to the courthouse, and the cards are turned face down again.</source>
        <translation>Хтось заперечує? Тоді ви й усі, хто заперечив, одночасно відкриваєте свої карти. Хто справді має цю маску, застосовує її здібність. Після цього кожен, у кого виявилася інша маска, сплачує на поле суду 1 монету штрафу, а карти знову перегортають долілиць.</translation>
    </message>
    <message>
        <source>If it turns out that none of you has the mask, nobody uses the power, and all of you pay.</source>
        <translation>Якщо виявиться, що цієї маски немає ні в кого з вас, здібності не застосовує ніхто, а штраф платять усі, хто відкрив карти.</translation>
    </message>
    <message>
        <source>Particular cases</source>
        <translation>Окремі випадки</translation>
    </message>
    <message>
        <source>A power must be used in full. Only the [[mask:witch]] may decline. A power that has no effect still counts as used.</source>
        <translation>Здібність застосовують повністю. Відмовитися може лише [[mask:witch]]. Здібність, яка нічого не дала, теж вважається застосованою.</translation>
    </message>
    <message>
        <source>The cards as revealed settle who is right and who is wrong. Nothing the power moves afterwards changes that.</source>
        <translation>Хто має рацію, а хто ні, видно з карт у ту мить, коли їх відкрито. Хоч би що потім пересунула здібність, цього вже не змінити.</translation>
    </message>
    <message>
        <source>Fines come after the power, all at the same time. You pay from whatever is then in front of you. A fine can take your last coin, and that ends the game.</source>
        <translation type="unfinished">Штрафи платять після здібності, усі одночасно. Ви платите з того, що на ту мить лежить перед вами.</translation>
    </message>
    <message>
        <source>A player who was put out of the game this turn pays no fine.</source>
        <translation>Хто вибуває з гри цього ходу, штрафу не платить.</translation>
    </message>
    <message>
        <source>There are two [[mask:peasant]] cards. If that mask was announced and both are among the revealed cards, both players are right.</source>
        <translation>Карт «[[mask:peasant]]» дві. Якщо оголошено саме цю маску і серед відкритих карт є обидві, мають рацію обидва гравці.</translation>
    </message>
    <message>
        <source>Contest when you are fairly sure the mask is yours, not just because you doubt the other player: even if you’re right to doubt, you pay the fine unless you have the mask yourself.</source>
        <translation>Заперечуйте, коли ви майже певні, що маска ваша, а не коли просто не вірите іншому: без цієї маски ви платите штраф, навіть якщо сумнівалися слушно.</translation>
    </message>
    <message>
        <source>Listen to the silence. Someone who lets a good mask pass probably isn’t wearing it, or doesn’t know they are.</source>
        <translation>Слухайте тишу. Хто не заперечує, коли оголошують добру маску, той, мабуть, її не носить — або про це не знає.</translation>
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
        <translation>Гравець має 13 монет або більше.</translation>
    </message>
    <message>
        <source>A player has no coins left.</source>
        <translation>У гравця не лишилося жодної монети.</translation>
    </message>
    <message>
        <source>Only one player is left in the game.</source>
        <translation>У грі лишився тільки один гравець.</translation>
    </message>
    <message>
        <source>The [[mask:cheat]] uses its power with 10 coins or more. That player alone wins, however much the others have.</source>
        <translation>[[mask:cheat]] застосовує свою здібність, маючи 10 монет або більше. Тоді перемагає лише цей гравець, хоч би скільки мали інші.</translation>
    </message>
    <message>
        <source>In all other cases the richest player wins. Tied players share the victory.</source>
        <translation>У всіх інших випадках перемагає найбагатший гравець. Якщо грошей порівну, гравці ділять перемогу.</translation>
    </message>
    <message>
        <source>A power is carried out step by step, in the order described, and after each step the game checks whether it is over. Everything a step moves, it moves at the same time.</source>
        <translation>Здібність виконують крок за кроком у тому порядку, в якому її описано, і після кожного кроку дивляться, чи не скінчилася гра. Усе, що переходить за один крок, переходить одночасно.</translation>
    </message>
    <message>
        <source>If several players reach 13 or more in the same step, the richest of them wins.</source>
        <translation>Якщо за один крок кілька гравців набирають 13 монет або більше, перемагає найбагатший із них.</translation>
    </message>
    <message>
        <source>If you have to give more coins than you have, you give all you have. If the bank can’t pay in full, it pays what it has: first to the player using the power, then clockwise.</source>
        <translation>Якщо треба віддати більше монет, ніж ви маєте, віддаєте всі, що є. Банк, якому не вистачає монет, платить те, що має: спершу тому, хто застосовує здібність, потім — за годинниковою стрілкою.</translation>
    </message>
    <message>
        <source>The masks</source>
        <translation>Маски</translation>
    </message>
    <message>
        <source>Every mask has its own page with its power and its particular cases. The following applies to all of them.</source>
        <translation>Кожна маска має власну сторінку зі здібністю та окремими випадками. А тут — те, що стосується всіх.</translation>
    </message>
    <message>
        <source>“You” are always the player using the power. “Another player” is never you.</source>
        <translation>«Інший гравець» — це ніколи не той, хто застосовує здібність. «Ви» — це завжди саме той, хто її застосовує.</translation>
    </message>
    <message>
        <source>Cards in the centre belong to nobody. Only a swap on your turn and the [[mask:sage]] can reach them, and the [[mask:bear_tamer]] if its power says so.</source>
        <translation>Карти в центрі не належать нікому. Дістатися до них можна лише обміном у свій хід або тоді, коли діє [[mask:sage]] чи, якщо так велить здібність цієї маски, [[mask:bear_tamer]].</translation>
    </message>
    <message>
        <source>“Left” and “right” mean the nearest players still in the game. Anyone who is out is skipped.</source>
        <translation>«Ліворуч» і «праворуч» — це найближчі гравці, які ще у грі. Тих, хто вибув, пропускають.</translation>
    </message>
    <message>
        <source>With two players left, your neighbour on both sides is the same player, and counts once.</source>
        <translation>Коли гравців лишається двоє, сусід ліворуч і сусід праворуч — та сама людина, і рахується вона один раз.</translation>
    </message>
    <message>
        <source>Powers within powers</source>
        <translation>Здібність у здібності</translation>
    </message>
    <message>
        <source>The [[mask:actress]], the [[mask:necromancer]] and the [[mask:usurper]] use another mask’s power as if it were their own. A mask’s power is used at most once a turn: if the chain comes back to a mask already used, nothing happens.</source>
        <translation>[[mask:actress]], [[mask:necromancer]] та [[mask:usurper]] застосовують здібність іншої маски як власну. Здібність однієї маски застосовують щонайбільше раз за хід: якщо ланцюжок повертається до маски, чию здібність уже застосовано, нічого не відбувається.</translation>
    </message>
    <message>
        <source>Two and three players</source>
        <translation>Удвох і втрьох</translation>
    </message>
    <message>
        <source>A small table uses exactly six masks, and everyone has several cards: two each with three players, three each with two. Nothing lies in the centre. Everyone begins with 6 coins.</source>
        <translation>За малим столом масок рівно шість, і в кожного по кілька карт: утрьох — по дві, удвох — по три. У центрі нічого немає. Кожен починає з 6 монетами.</translation>
    </message>
    <message>
        <source>Three players</source>
        <translation>Троє гравців</translation>
    </message>
    <message>
        <source>You have a left card and a right card.</source>
        <translation>У вас є ліва карта і права карта.</translation>
    </message>
    <message>
        <source>Swap one of your cards with an opponent’s, or your own two cards with each other.</source>
        <translation>Обмін: одна ваша карта з картою суперника або дві ваші карти між собою.</translation>
    </message>
    <message>
        <source>Look at one of your cards.</source>
        <translation>Подивитися можна на одну зі своїх карт.</translation>
    </message>
    <message>
        <source>Announce or contest with one of your cards, saying which.</source>
        <translation>Оголошуєте чи заперечуєте однією зі своїх карт і кажете, якою саме.</translation>
    </message>
    <message>
        <source>Two players</source>
        <translation>Двоє гравців</translation>
    </message>
    <message>
        <source>You have a left card, a right card and a protected card, which your opponent can never touch.</source>
        <translation>У вас є ліва карта, права карта і захищена карта, до якої суперник ніколи не може дістатися.</translation>
    </message>
    <message>
        <source>Swap your left or right card with your opponent’s left or right card, or any two of your own cards with each other.</source>
        <translation>Обмін: ваша ліва чи права карта з лівою чи правою картою суперника або будь-які дві ваші карти між собою.</translation>
    </message>
    <message>
        <source>Look at one of your cards, including the protected one.</source>
        <translation>Подивитися можна на одну зі своїх карт, зокрема й на захищену.</translation>
    </message>
    <message>
        <source>Announce with your left or right card. Contest with any of the three.</source>
        <translation>Оголошуєте лівою чи правою картою. Заперечуєте будь-якою з трьох.</translation>
    </message>
    <message>
        <source>For both</source>
        <translation>Для обох столів</translation>
    </message>
    <message>
        <source>Only the card you announced or contested with is revealed; it counts as “your card” for the power.</source>
        <translation>Відкривають лише ту карту, якою оголосили чи заперечили; для здібності саме вона — «ваша карта».</translation>
    </message>
    <message>
        <source>A power that affects a player’s card affects just one of that player’s cards, chosen by the player using the power. Only with the [[mask:guru]] and the [[mask:courtesan]] does the player who must reveal choose which.</source>
        <translation>Здібність, що діє на чиюсь карту, діє лише на одну з них; яку саме, обирає той, хто діє. Тільки коли діють [[mask:guru]] або [[mask:courtesan]], обирає гравець, який мусить відкрити карту.</translation>
    </message>
    <message>
        <source>The two cards the [[mask:fool]] takes, or the [[mask:sage]] looks at, may belong to the same player. Protected cards are out of reach.</source>
        <translation>Дві карти, які бере [[mask:fool]] або на які дивиться [[mask:sage]], можуть бути в одного гравця. Захищених карт не торкаються.</translation>
    </message>
    <message>
        <source>A player put out by the [[mask:damned]] is out with all their cards, whatever they are.</source>
        <translation>Кого вибиває з гри [[mask:damned]], той вибуває з усіма картами, хоч би якими вони були.</translation>
    </message>
    <message>
        <source>Scenarios, and making your own</source>
        <translation>Сценарії, готові та власні</translation>
    </message>
    <message>
        <source>A scenario is a set of masks that go well together. The game comes with these:</source>
        <translation>Сценарій — це набір масок, які добре пасують одна до одної. У програмі є такі:</translation>
    </message>
    <message>
        <source>The A scenarios, for 4 to 13 players: the line-ups of the first edition, with today’s masks. Start with these.</source>
        <translation>Сценарії A, для 4–13 гравців: набори з таблиці першого видання, але з нинішніми масками. Почніть із них.</translation>
    </message>
    <message>
        <source>The B scenarios, for 4 to 13 players: made for this program, for players who know the A scenarios.</source>
        <translation>Сценарії B, для 4–13 гравців: їх складено саме для цієї програми. До смаку тим, хто вже знає сценарії A.</translation>
    </message>
    <message>
        <source>The expansion’s sets: four for 6 to 13 players, one for three and one for two.</source>
        <translation>Набори доповнення: чотири для 6–13 гравців, один для трьох і один для двох.</translation>
    </message>
    <message>
        <source>A base-game set for three players, and the same one for two.</source>
        <translation>Набір базової гри для трьох гравців і такий самий для двох.</translation>
    </message>
    <message>
        <source>The scenario sheets printed with the second edition are not reproduced here.</source>
        <translation>Аркушів сценаріїв, надрукованих у другому виданні, тут не відтворено.</translation>
    </message>
    <message>
        <source>Your own scenarios</source>
        <translation>Власні сценарії</translation>
    </message>
    <message>
        <source>You can build your own, mixing base and expansion masks as you like. The program looks over your shoulder and tells you what to change. These are the rules (the expansion’s own sets are exempt):</source>
        <translation type="unfinished">Можна скласти й власний сценарій. Програма зазирає вам через плече й каже, що змінити. Ось правила (набори доповнення можуть їх і не дотримуватися):</translation>
    </message>
    <message>
        <source>The right number of masks: six for up to five players; for six or more, as many as there are players, or one or two more.</source>
        <translation>Правильна кількість масок: шість, якщо гравців до п’яти; від шести гравців — стільки ж, скільки гравців, або на одну чи дві більше.</translation>
    </message>
    <message>
        <source>The [[mask:judge]] is in play. With an expansion mask in play, the Judge may be left out if at least three fifths of the masks have a ★, but the game may then run long.</source>
        <translation>[[mask:judge]] обов’язково бере участь. Обійтися без цієї маски можна, лише якщо у грі є маска з доповнення і щонайменше три п’ятих масок мають ★; але тоді гра може затягтися.</translation>
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
        <translation>[[mask:courtesan]] — лише якщо жіночих масок щонайменше третина.</translation>
    </message>
    <message>
        <source>With fewer than eight players, the [[mask:damned]] is better left out of the graveyard. You may include it, but you’ll be warned.</source>
        <translation>Якщо гравців менше ніж восьмеро, [[mask:damned|Проклятого]] краще не класти на Кладовище. Це дозволено, але програма застереже.</translation>
    </message>
    <message>
        <source>The expansion: graveyard and Damned</source>
        <translation>Доповнення: Кладовище і Проклятий</translation>
    </message>
    <message>
        <source>The expansion brings masks with a taste for trouble. Two things about it need explaining.</source>
        <translation>Доповнення приносить маски, ласі до халеп. Дві речі в ньому заслуговують на окрему розмову.</translation>
    </message>
    <message>
        <source>The graveyard</source>
        <translation>Кладовище</translation>
    </message>
    <message>
        <source>With the [[mask:necromancer]] in play, masks that aren’t in play are shuffled face down into the graveyard: usually all the rest of the base game and the expansion, except the [[mask:bear_tamer]] and, with fewer than eight players, the [[mask:damned]]. In your own scenarios you may choose differently. Everyone knows which masks are there, but nobody knows in what order. Masks in the graveyard aren’t in play, so they can’t be announced or named.</source>
        <translation>Якщо у грі є [[mask:necromancer]], маски, яких у грі немає, перемішують і складають долілиць на Кладовище: зазвичай усі інші маски базової гри й доповнення, крім [[mask:bear_tamer|Приборкувача ведмедів]], а якщо гравців менше ніж восьмеро, то й крім [[mask:damned|Проклятого]]. Для власного сценарію можна обрати інші. Усі знають, які маски там лежать, але ніхто не знає, в якому порядку. Маски на Кладовищі не у грі, тож їх не можна ні оголосити, ні назвати.</translation>
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
        <translation>Хто відкриває цю маску через заперечення, одразу вибуває з гри, ще до того, як застосовано будь-яку здібність. Карта йде у скид.</translation>
    </message>
    <message>
        <source>If the [[mask:guru]], the [[mask:courtesan]], the [[mask:usurper]] or a step of the [[mask:bear_tamer]] makes someone reveal it, the player who used that power is out instead. Their own card goes, unseen, to where the Damned lay, and the Damned is discarded. Nothing is paid and no power follows, but the other players who were wrong still pay their fines.</source>
        <translation>Якщо відкрити її когось змушують [[mask:guru]], [[mask:courtesan]], [[mask:usurper]] або крок [[mask:bear_tamer|Приборкувача ведмедів]], натомість вибуває той, хто застосував цю здібність. Власна карта цього гравця лягає закритою туди, де лежав Проклятий, а Проклятий іде у скид. Через цю здібність ніхто нічого не платить, і жодна інша вже не діє; інші гравці, які помилилися, платять штраф як завжди.</translation>
    </message>
    <message>
        <source>If the [[mask:necromancer]] turns it up from the graveyard, the player who did so is out, and the card is discarded.</source>
        <translation>Якщо її відкриває на Кладовищі [[mask:necromancer]], вибуває той, хто це зробив, а карта йде у скид.</translation>
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
        <translation>Коли ви вибуваєте, ваші монети повертаються до банку, а карти, що лишилися, виходять із гри закритими. Відтоді ваше місце пропускають. На відміну від втрати останньої монети, гри це не закінчує — хіба що лишився тільки один гравець.</translation>
    </message>
    <message>
        <source>Men’s and women’s masks</source>
        <translation>Чоловічі та жіночі маски</translation>
    </message>
    <message>
        <source>With the [[mask:courtesan]] in play, every card shows whether it is a man’s mask ♂ or a woman’s ♀. The sign on the card decides, whatever the name may suggest.</source>
        <translation>Якщо у грі є [[mask:courtesan]], на кожній карті видно, чоловіча це маска ♂ чи жіноча ♀. Важить знак на карті, а не те, на що може натякати слово.</translation>
    </message>
    <message>
        <source>Variants and editions</source>
        <translation>Варіанти й видання</translation>
    </message>
    <message>
        <source>These are the rules of the second edition and the expansion; for two and three players, those of the first edition. Where the printed rules are silent, or differ between languages, the program follows one ruling, and this rulebook tells you which.</source>
        <translation>Це правила другого видання й доповнення, а для двох і трьох гравців — першого видання. Там, де друковані правила мовчать або різняться від мови до мови, програма вирішила раз і назавжди; як саме, сказано в цих правилах.</translation>
    </message>
    <message>
        <source>Must swap: in the first edition and in the Hungarian edition’s rules, a player whose card was revealed on the previous turn may only swap, not even look. The expansion asks the same of the player on the Usurper’s left. You can choose this variant when you set up a game.</source>
        <translation type="unfinished">Лише міняти: у першому виданні та в деяких нинішніх друкованих правилах той, хто попереднього ходу мусив відкрити карту, може лише міняти — навіть дивитися не можна. Цей варіант можна обрати для нової гри.</translation>
    </message>
    <message>
        <source>You can change the number of opening turns. Four is usual; none is for the fearless.</source>
        <translation>Кількість вступних ходів можна змінити. Зазвичай їх чотири; жодного — для безстрашних.</translation>
    </message>
    <message>
        <source>Some masks had other names in the first edition: the [[mask:trickster]] was the Bishop, the [[mask:guru]] was the Inquisitor, the [[mask:empress]] was the King with 3 coins, and the [[mask:king]] was the Queen with 2. Two of the expansion’s sets still call for the Queen; there, the card is our [[mask:queen]].</source>
        <translation>У першому виданні деякі маски мали інші назви: [[mask:trickster]] — це тодішній Єпископ, [[mask:guru]] — Інквізитор, [[mask:empress]] — Король (3 монети), а [[mask:king]] — Королева (2 монети). У двох наборах доповнення Королева є й досі: це наша карта «[[mask:queen]]».</translation>
    </message>
    <message>
        <source>At a real table, a player who looks at their own card by accident is penalised. That can’t happen here: nobody can look out of turn.</source>
        <translation type="unfinished">Випадково подивитися на свою карту, за що друковані правила карають, тут неможливо: ніхто не може дивитися не у свій хід.</translation>
    </message>
    <message>
        <source>If your friends learned the game from another edition, agree on the variant before the masks are dealt.</source>
        <translation>Якщо ви граєте з друзями, які вчилися за іншим виданням, домовтеся про варіант, перш ніж роздадуть маски.</translation>
    </message>
</context>
<context>
    <name>RulesMask</name>
    <message>
        <source>Every fine goes to the courthouse and waits there. The more the table quarrels, the more this mask is worth.</source>
        <translation>Кожен штраф іде на поле суду й чекає там. Що більше за столом сварок, то більше варта ця маска.</translation>
    </message>
    <message>
        <source>This turn’s fines come after the power: they stay in the courthouse for next time.</source>
        <translation>Штрафи цього ходу платять після здібності: вони лишаються на полі суду до наступного разу.</translation>
    </message>
    <message>
        <source>If the courthouse is empty, nothing happens, but the power counts as used.</source>
        <translation>Якщо поле суду порожнє, нічого не відбувається, але здібність вважається застосованою.</translation>
    </message>
    <message>
        <source>Nearly every scenario includes this mask, because it brings the fines back into the game. Never lose sight of it.</source>
        <translation>Ця маска є майже в кожному сценарії, бо повертає штрафи у гру. Ніколи не спускайте її з ока.</translation>
    </message>
    <message>
        <source>Two coins, no strings attached. Simple, honest, and often contested.</source>
        <translation>Дві монети, жодних умов. Просто, чесно — і заперечують часто.</translation>
    </message>
    <message>
        <source>In the first edition this card was the Queen. See [[chapter:variants]].</source>
        <translation>У першому виданні ця карта звалася «Королева». Дивіться розділ «[[chapter:variants]]».</translation>
    </message>
    <message>
        <source>Three coins from the bank and nothing for anyone else: everybody wants to be this one.</source>
        <translation>Три монети з банку — без умов і без подарунків сусідам, тож цією маскою хочуть бути всі.</translation>
    </message>
    <message>
        <source>In the first edition this card was the King. See [[chapter:variants]].</source>
        <translation>У першому виданні ця карта звалася «Король». Дивіться розділ «[[chapter:variants]]».</translation>
    </message>
    <message>
        <source>A first-edition card with the same power as the [[mask:king]]. It appears in the expansion’s sets for two and three players.</source>
        <translation>Карта першого видання з тією самою здібністю, яку має [[mask:king]]. Трапляється в наборах доповнення для двох і для трьох гравців.</translation>
    </message>
    <message>
        <source>You choose the two cards from the other players’: never your own, and never one in the centre. You don’t look at them, and only you know whether you swapped them.</source>
        <translation>Дві карти ви обираєте серед карт інших гравців: не власну й не з центру. Ви на них не дивитеся, і лише ви знаєте, чи їх поміняно.</translation>
    </message>
    <message>
        <source>The coin comes first. If it takes you to 13, the game is over before any card moves.</source>
        <translation>Спершу — монета. Якщо з нею у вас стає 13, гра закінчується, перш ніж зрушить хоч одна карта.</translation>
    </message>
    <message>
        <source>If the others don’t have two cards to take, you only take the coin.</source>
        <translation>Якщо двох чужих карт не набирається, ви лише берете монету.</translation>
    </message>
    <message>
        <source>With two or three players, the two cards may belong to the same player. See [[chapter:small]].</source>
        <translation>У грі вдвох або втрьох ці дві карти можуть бути в одного гравця. Дивіться розділ «[[chapter:small]]».</translation>
    </message>
    <message>
        <source>Both neighbours give at the same time. If either loses their last coin, the game is over.</source>
        <translation>Обидва сусіди віддають одночасно. Якщо хтось із них втрачає останню монету, гра закінчується.</translation>
    </message>
    <message>
        <source>With two players left, there is only one neighbour, who gives 1 coin, once.</source>
        <translation>Коли лишається двоє гравців, сусід тільки один і віддає 1 монету, один раз.</translation>
    </message>
    <message>
        <source>Whole fortunes change hands: all of yours for all of theirs, at the same time.</source>
        <translation>Ви міняєтеся всім до останньої монети: ваші гроші — на чужі, одночасно.</translation>
    </message>
    <message>
        <source>This is the only power you may decline. Even then it counts as used, and the [[mask:actress]] can copy it.</source>
        <translation>Це єдина здібність, від якої можна відмовитися. Вона й тоді вважається застосованою, і її може повторити [[mask:actress]].</translation>
    </message>
    <message>
        <source>Fines come afterwards: anyone who was wrong pays from their new fortune.</source>
        <translation>Штрафи — потім: хто помилився, платить уже з нових грошей.</translation>
    </message>
    <message>
        <source>The richer the table, the more tempting this mask. If you have a lot to lose, keep an eye on it.</source>
        <translation>Що багатший стіл, то солодша ця маска. Якщо вам є що втрачати, пильнуйте її.</translation>
    </message>
    <message>
        <source>You see both cards before you decide; nobody else does. Everyone sees which two cards you took.</source>
        <translation>Перш ніж вирішити, ви бачите обидві карти — і тільки ви. Які дві карти ви взяли, бачать усі.</translation>
    </message>
    <message>
        <source>It must be another player’s card; the centre is out of reach.</source>
        <translation>Це має бути карта іншого гравця; карт у центрі не торкаються.</translation>
    </message>
    <message>
        <source>With two or three players, your own card is the one you announced or contested with, and you choose which of the other player’s cards to take.</source>
        <translation>У грі вдвох або втрьох ваша карта — та, якою ви оголосили чи заперечили, а яку з карт суперника взяти, обираєте ви.</translation>
    </message>
    <message>
        <source>It brings no money, but afterwards you know two cards for certain.</source>
        <translation>Грошей ця маска не приносить, зате тепер ви достеменно знаєте дві карти.</translation>
    </message>
    <message>
        <source>There are two of these cards. Either both are in play or neither is.</source>
        <translation>Таких карт дві. У грі беруть участь або обидві, або жодна.</translation>
    </message>
    <message>
        <source>If the Peasant was announced and both are revealed in that contest, both take 2 coins from the bank, and neither pays a fine, even if the player who announced is neither of them.</source>
        <translation>Якщо оголошено Селянина й через заперечення відкрито обох, вони беруть із банку по 2 монети й штрафу не платять. Так буде, навіть якщо оголошував хтось третій.</translation>
    </message>
    <message>
        <source>Used through the [[mask:necromancer]] or the [[mask:usurper]], this power takes 1 coin. For the [[mask:actress]], see that page.</source>
        <translation>Якщо цю здібність застосовує [[mask:necromancer]] або [[mask:usurper]], вона дає 1 монету. Як її повторює [[mask:actress]], сказано на сторінці тієї маски.</translation>
    </message>
    <message>
        <source>The second Peasant should gladly contest the first: together, you each earn twice as much.</source>
        <translation>Другому Селянинові варто заперечити першому: разом обидва заробляють удвічі більше.</translation>
    </message>
    <message>
        <source>You win alone, even if others are richer than you. See [[chapter:end]].</source>
        <translation>Перемога лише ваша, навіть якщо інші багатші за вас. Дивіться розділ «[[chapter:end]]».</translation>
    </message>
    <message>
        <source>You may announce this mask with fewer than 10 coins. Nothing happens, but the power counts as used.</source>
        <translation>Цю маску можна оголосити, навіть якщо у вас менше ніж 10 монет. Нічого не відбувається, але здібність вважається застосованою.</translation>
    </message>
    <message>
        <source>As soon as anyone has 10 coins, ask yourself each turn where this mask is. Someone should contest, even at the cost of a fine.</source>
        <translation>Щойно в когось є 10 монет, щоходу питайте себе, де ця маска. Хтось має заперечити, хай навіть ціною штрафу.</translation>
    </message>
    <message>
        <source>The chosen player names any mask in play except the [[mask:damned]], aloud, then reveals their card. If right, they pay nothing; if wrong, 4 coins, or all they have.</source>
        <translation>Обраний гравець уголос називає будь-яку маску, що у грі, крім [[mask:damned|Проклятого]], а тоді відкриває карту. Правильно — платити не треба. Неправильно — 4 монети або все, що є.</translation>
    </message>
    <message>
        <source>You may choose anyone else, even someone already revealed this turn.</source>
        <translation>Обрати можна будь-кого іншого, навіть того, чию карту цього ходу вже відкрито.</translation>
    </message>
    <message>
        <source>If the card turns out to be the [[mask:damned]], you yourself are out of the game, and nothing is paid.</source>
        <translation>Якщо виявиться, що це [[mask:damned]], ви самі вибуваєте з гри, і ніхто нічого не платить.</translation>
    </message>
    <message>
        <source>With two or three players, the chosen player also chooses which card to reveal.</source>
        <translation>У грі вдвох або втрьох цей гравець також обирає, яку карту відкрити.</translation>
    </message>
    <message>
        <source>With 3 coins you take 7, with 9 just 1. With 10 or more you take nothing.</source>
        <translation>Маєте 3 монети — берете 7, маєте 9 — лише 1. Якщо у вас 10 або більше, не берете нічого.</translation>
    </message>
    <message>
        <source>The poorer you are, the more this mask is worth.</source>
        <translation>Що ви бідніші, то більше варта ця маска.</translation>
    </message>
    <message>
        <source>You go round the table clockwise. Each coin you get counts at once: someone who had more than you at the start may no longer have more when asked, and then gives nothing.</source>
        <translation>Ви обходите стіл за годинниковою стрілкою. Кожна отримана монета рахується одразу: хто спочатку мав більше за вас, до своєї черги може втратити перевагу — і тоді не дає нічого.</translation>
    </message>
    <message>
        <source>Equal is not richer: anyone with exactly as many coins as you gives nothing.</source>
        <translation>Порівну — ще не багатше: хто має стільки ж монет, скільки й ви, не дає.</translation>
    </message>
    <message>
        <source>Each player asked is a separate step: as soon as the game is over, the round stops right there.</source>
        <translation>Кожен, кого ви просите, — це окремий крок: якщо гра скінчилася, обхід там і спиняється.</translation>
    </message>
    <message>
        <source>Your 3 coins come first. If they take you to 13, the game is over before your neighbours get anything. Otherwise their coins follow, and may take one of them to 13.</source>
        <translation>Спершу — ваші 3 монети. Якщо з ними у вас стає 13, гра закінчується, перш ніж сусіди щось отримають. Якщо ні, сусіди беруть свої монети, і до 13 може дійти хтось із них.</translation>
    </message>
    <message>
        <source>With two players left, there is only one neighbour, who takes 1 coin, once.</source>
        <translation>Коли лишається двоє гравців, сусід тільки один і бере 1 монету, один раз.</translation>
    </message>
    <message>
        <source>You take the coins first. Then the two people get up and change seats, and each finds the other’s card and coins there. They take what they know with them.</source>
        <translation>Спершу ви берете монети. Потім двоє людей встають і міняються місцями, і кожен знаходить там карту й монети іншого. Те, що знають, вони беруть із собою.</translation>
    </message>
    <message>
        <source>Play continues from the seat where the turn was taken. Someone may get two turns in quick succession that way, or wait a little longer.</source>
        <translation>Черга йде далі від того місця, з якого зроблено хід. Тож хтось може отримати два ходи мало не поспіль, а хтось — чекати трохи довше.</translation>
    </message>
    <message>
        <source>Having been revealed, and owing a fine, go with the person: anyone who was wrong pays from the fortune at their new seat.</source>
        <translation>Штраф і наслідки відкриття карти стосуються людини, а не місця: хто помилився, платить із грошей на новому місці.</translation>
    </message>
    <message>
        <source>With only one other player left, you take 1 coin and nobody moves.</source>
        <translation>Якщо, крім вас, лишився тільки один гравець, ви берете 1 монету, і ніхто не пересідає.</translation>
    </message>
    <message>
        <source>Everyone sees the card except its owner, who learns only that the others know. It must be a player’s card; the centre is out of reach.</source>
        <translation type="unfinished">Карту бачать усі, крім гравця, перед яким вона лежить: цей гравець дізнається лише те, що інші її знають.</translation>
    </message>
    <message>
        <source>It counts as revealed: if that player is next, they may not announce.</source>
        <translation>Карта вважається відкритою: якщо наступний хід — цього гравця, оголошувати не можна.</translation>
    </message>
    <message>
        <source>The coins come first. Showing the [[mask:damned]] is harmless.</source>
        <translation>Спершу — монети. Показати [[mask:damned|Проклятого]] безпечно.</translation>
    </message>
    <message>
        <source>What counts is the richest of the others: you may be the richest of all and still take.</source>
        <translation>Важить, хто найбагатший серед інших: навіть якщо найбільше грошей у вас, ви все одно берете.</translation>
    </message>
    <message>
        <source>If several are tied, you choose one of them. A player with a single coin gives just that.</source>
        <translation>Якщо однаково багатих кілька, ви обираєте когось одного. Гравець з єдиною монетою віддає її.</translation>
    </message>
    <message>
        <source>All fortunes move by one seat at the same time, yours included. Seats of players who are out are skipped.</source>
        <translation>Усі гроші одночасно переходять на одне місце далі, і ваші теж. Місця тих, хто вибув, пропускають.</translation>
    </message>
    <message>
        <source>Before you announce, look to both sides: whose fortune would you like to inherit?</source>
        <translation>Перш ніж оголосити, гляньте в обидва боки: чиї гроші вам хотілося б успадкувати?</translation>
    </message>
    <message>
        <source>You copy the mask announced the last time a power was actually used, on an earlier turn.</source>
        <translation>Ви повторюєте маску, здібність якої востаннє справді застосували в котрийсь із попередніх ходів, — саме ту, яку було оголошено.</translation>
    </message>
    <message>
        <source>After a [[mask:necromancer]] or a [[mask:usurper]], you become a Necromancer or a Usurper, not what they turned into.</source>
        <translation>Після [[mask:necromancer|Некроманта]] чи [[mask:usurper|Узурпатора]] ви теж Некромант чи Узурпатор, а не те, на що вони перетворилися.</translation>
    </message>
    <message>
        <source>An Actress’s turn doesn’t change what is copied next. Before any power has been used, nothing happens.</source>
        <translation>Хід Акторки не змінює того, що повторюватимуть далі. Доки не застосовано жодної здібності, нічого не відбувається.</translation>
    </message>
    <message>
        <source>If nobody in a contest had the mask, no power was used. A power without effect still counts, and so does one that put its user out of the game.</source>
        <translation>Якщо після заперечення виявилося, що маски немає ні в кого, здібність не вважається застосованою. А от здібність без наслідків — вважається, і навіть та, що вибила з гри того, хто її застосував.</translation>
    </message>
    <message>
        <source>If you copy the [[mask:peasant]] and at least one Peasant has been revealed this turn, you take 2 coins, and so does each revealed Peasant, who then pays the fine for not being the Actress. Otherwise you take 1.</source>
        <translation>Якщо ви повторюєте [[mask:peasant|Селянина]] і цього ходу відкрито хоча б одного Селянина, ви берете 2 монети — і стільки ж бере кожен відкритий Селянин, який потім платить штраф, бо оголошено було не цю маску. Інакше ви берете 1.</translation>
    </message>
    <message>
        <source>The [[mask:damned]] is never copied.</source>
        <translation>[[mask:damned|Проклятого]] не повторюють ніколи.</translation>
    </message>
    <message>
        <source>A man’s mask ♂ pays you 3 coins, or all they have. A woman’s mask ♀ pays nothing. With this mask in play, every card shows its sign.</source>
        <translation>Чоловіча маска ♂ платить вам 3 монети або все, що є. Жіноча маска ♀ не платить нічого. Коли Куртизанка у грі, на кожній карті є знак.</translation>
    </message>
    <message>
        <source>In your own scenarios, at least a third of the masks must be women’s. See [[chapter:scenarios]].</source>
        <translation>У власному сценарії жіночих масок має бути щонайменше третина. Дивіться розділ «[[chapter:scenarios]]».</translation>
    </message>
    <message>
        <source>With two or three players, your neighbour chooses which card to reveal.</source>
        <translation>У грі вдвох або втрьох ваш сусід обирає, яку карту відкрити.</translation>
    </message>
    <message>
        <source>First you secretly hide the coins, then you choose who must guess. The guess is made aloud, and then you open your hand.</source>
        <translation>Спершу ви потай ховаєте монети, потім обираєте, хто вгадуватиме. Здогад кажуть уголос, і тоді ви розтуляєте долоню.</translation>
    </message>
    <message>
        <source>Until then the coins belong to the bank. If the guess is right, they all go to the player who guessed; otherwise they are yours. Nobody loses anything.</source>
        <translation>До тієї миті монети належать банку. Якщо вгадано, усі вони йдуть тому, хто вгадав; якщо ні, вони ваші. Ніхто нічого не втрачає.</translation>
    </message>
    <message>
        <source>Three coins are tempting, and everyone knows it. So hide just one now and then.</source>
        <translation>Три монети — це спокуса, і всі це знають. Тож іноді ховайте лише одну.</translation>
    </message>
    <message>
        <source>Nobody wants to be this one, and nobody may claim to be. The whole story is in [[chapter:expansion]]; in short:</source>
        <translation>Цією маскою ніхто не хоче бути, і ніхто не може так назватися. Усе про неї розповідає розділ «[[chapter:expansion]]»; а коротко так:</translation>
    </message>
    <message>
        <source>Reveal it in a contest, and you are out before any power is used.</source>
        <translation>Відкриєте її через заперечення — ви поза грою ще до того, як застосовано будь-яку здібність.</translation>
    </message>
    <message>
        <source>Make someone reveal it with the [[mask:guru]], the [[mask:courtesan]], the [[mask:usurper]] or the [[mask:bear_tamer]], and you are out instead. Your own card takes its place, unseen.</source>
        <translation>Змусите когось її відкрити, коли ви [[mask:guru]], [[mask:courtesan]], [[mask:usurper]] чи [[mask:bear_tamer]], — натомість вибуваєте ви. Ваша власна карта лягає закритою на її місце.</translation>
    </message>
    <message>
        <source>Turn it up from the graveyard with the [[mask:necromancer]], and you are out too.</source>
        <translation>Відкриєте її на Кладовищі, коли ви [[mask:necromancer]], — теж вибуваєте.</translation>
    </message>
    <message>
        <source>Look at it, swap it, or have it shown by the [[mask:princess]]: nothing happens.</source>
        <translation>На неї дивляться, її міняють, її показує [[mask:princess]] — нічого не відбувається.</translation>
    </message>
    <message>
        <source>If you might be wearing it, don’t contest. Give it away under the table.</source>
        <translation>Якщо є ризик, що ви носите цю маску, не заперечуйте. Позбудьтеся її під столом.</translation>
    </message>
    <message>
        <source>Everyone sees the card that is turned up. You use its power as your own, and the card goes to the bottom of the graveyard. See [[chapter:expansion]].</source>
        <translation>Відкриту карту бачать усі. Ви застосовуєте її здібність як власну, а сама карта відтепер лежить на споді Кладовища. Дивіться розділ «[[chapter:expansion]]».</translation>
    </message>
    <message>
        <source>If it is the [[mask:damned]], you are out of the game, and the card is discarded.</source>
        <translation>Якщо це [[mask:damned]], ви вибуваєте з гри, а карта йде у скид.</translation>
    </message>
    <message>
        <source>If the graveyard is empty, nothing happens.</source>
        <translation>Якщо Кладовище порожнє, нічого не відбувається.</translation>
    </message>
    <message>
        <source>If that mask’s power has already been used this turn, nothing happens. See [[chapter:masks]].</source>
        <translation>Якщо здібність цієї маски цього ходу вже застосовано, нічого не відбувається. Дивіться розділ «[[chapter:masks]]».</translation>
    </message>
    <message>
        <source>Only you see the two cards; everyone sees which ones you look at. They can’t be your own. If there are fewer than two to look at, you look at as many as there are.</source>
        <translation>Що на цих двох картах, бачите лише ви; які саме це карти, бачать усі. Це ніколи не ваша карта. Якщо таких карт менше ніж дві, ви дивитеся на стільки, скільки є.</translation>
    </message>
    <message>
        <source>The coin comes first.</source>
        <translation>Спершу — монета.</translation>
    </message>
    <message>
        <source>Look where you have lost track: two cards known for certain often give away a third.</source>
        <translation>Дивіться там, де втратили слід: дві достеменно відомі карти часто видають третю.</translation>
    </message>
    <message>
        <source>You may name any mask in play except the [[mask:damned]]. If you’re wrong, nothing happens, but everyone has seen the card. It must be a player’s card; the centre is out of reach.</source>
        <translation type="unfinished">Назвати можна будь-яку маску, що у грі, крім [[mask:damned|Проклятого]]. Неправильно — нічого не відбувається, але карту побачили всі.</translation>
    </message>
    <message>
        <source>You may not choose a player who has already had a card revealed this turn, even if they have other cards. If that leaves nobody, nothing happens.</source>
        <translation>Не можна обрати гравця, чию карту цього ходу вже відкрито, навіть якщо в цього гравця є інші карти. Якщо обрати більше нема кого, нічого не відбувається.</translation>
    </message>
    <message>
        <source>If the card turns out to be the [[mask:damned]], you are out of the game, and no power follows.</source>
        <translation>Якщо виявиться, що це [[mask:damned]], ви вибуваєте з гри, і жодна здібність далі не діє.</translation>
    </message>
    <message>
        <source>A mask whose power has already been used this turn does nothing. See [[chapter:masks]].</source>
        <translation>Якщо здібність маски цього ходу вже застосовано, вдруге вона не діє. Дивіться розділ «[[chapter:masks]]».</translation>
    </message>
    <message>
        <source>This card has no power of its own: you compose one in your own scenarios, from one to four steps carried out in order. It is shown to everyone before the game.</source>
        <translation>Ця карта не має власної здібності: її складаєте ви у власному сценарії — від одного до чотирьох кроків, які виконують по черзі. Перед грою її показують усім.</translation>
    </message>
    <message>
        <source>Coins: take 1 to 5 from the bank or from other players, give 1 to 5 away, take what is in the courthouse, exchange fortunes with someone, or pass all fortunes on by one seat.</source>
        <translation>Монети: узяти від 1 до 5 з банку або в інших гравців, віддати від 1 до 5, забрати те, що лежить на полі суду, помінятися з кимось грошима або пересунути всі гроші на одне місце далі.</translation>
    </message>
    <message>
        <source>Cards: look at one, swap two or pretend to, or make another player reveal one.</source>
        <translation>Карти: подивитися на одну, поміняти дві або вдати, ніби міняєте, чи змусити іншого гравця відкрити карту.</translation>
    </message>
    <message>
        <source>If a step takes from the bank, the card has a ★. After each step the game checks whether it is over. A step with nobody to choose, or no card, does nothing.</source>
        <translation>Якщо є крок, що бере з банку, карта має ★. Після кожного кроку дивляться, чи не скінчилася гра. Крок, для якого нема кого обрати або нема карти, не робить нічого.</translation>
    </message>
    <message>
        <source>If a step makes someone reveal the [[mask:damned]], you yourself are out of the game.</source>
        <translation>Якщо через якийсь крок хтось відкриває [[mask:damned|Проклятого]], ви самі вибуваєте з гри.</translation>
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
        <translation>Шукати у правилах</translation>
    </message>
    <message>
        <source>Contents</source>
        <translation>Зміст</translation>
    </message>
    <message>
        <source>Page</source>
        <translation>Сторінка</translation>
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
        <translation>Разом ми сила!</translation>
    </message>
    <message numerus="yes">
        <source>A, for %n player(s)</source>
        <translation>
            <numerusform>A, для %n гравця</numerusform>
            <numerusform>A, для %n гравців</numerusform>
            <numerusform>A, для %n гравців</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>B, for %n player(s)</source>
        <translation>
            <numerusform>B, для %n гравця</numerusform>
            <numerusform>B, для %n гравців</numerusform>
            <numerusform>B, для %n гравців</numerusform>
        </translation>
    </message>
    <message>
        <source>A, for {fewest} to {most} players</source>
        <translation>A, для {fewest}–{most} гравців</translation>
    </message>
    <message>
        <source>B, for {fewest} to {most} players</source>
        <translation>B, для {fewest}–{most} гравців</translation>
    </message>
    <message>
        <source>The best choice for a first game.</source>
        <translation>Найкращий вибір для першої гри.</translation>
    </message>
    <message>
        <source>For players who know the A scenarios; put together for this program.</source>
        <translation>Для тих, хто знає сценарії A; складено для цієї програми.</translation>
    </message>
    <message>
        <source>A set of the expansion.</source>
        <translation>Набір із доповнення.</translation>
    </message>
    <message>
        <source>A small table: everyone has several cards.</source>
        <translation>Малий стіл: у кожного по кілька карт.</translation>
    </message>
    <message numerus="yes">
        <source>%n mask(s)</source>
        <translation>
            <numerusform>%n маска</numerusform>
            <numerusform>%n маски</numerusform>
            <numerusform>%n масок</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>ScenarioEditor</name>
    <message>
        <source>Not yet playable:</source>
        <translation>Грати ще не можна:</translation>
    </message>
    <message>
        <source>This scenario can be played.</source>
        <translation>Цей сценарій готовий до гри.</translation>
    </message>
    <message>
        <source>{text} (With {numbers} players.)</source>
        <translation>{text} (Кількість гравців: {numbers}.)</translation>
    </message>
    <message>
        <source>Name</source>
        <translation>Назва</translation>
    </message>
    <message>
        <source>Fewest players</source>
        <translation>Найменше гравців</translation>
    </message>
    <message>
        <source>Most players</source>
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
        <translation>Маски у грі</translation>
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
        <source>There is no such file, or it cannot be opened.</source>
        <translation>Такого файлу немає, або його не вдається відкрити.</translation>
    </message>
    <message>
        <source>The file is larger than {most} KB: not a scenario.</source>
        <translation>Файл більший за {most} КБ: це не сценарій.</translation>
    </message>
    <message>
        <source>The file is damaged, or not a scenario.</source>
        <translation>Файл пошкоджено, або це не сценарій.</translation>
    </message>
    <message>
        <source>The file is not a scenario.</source>
        <translation>Цей файл — не сценарій.</translation>
    </message>
    <message>
        <source>The file was made by another version of the program.</source>
        <translation>Файл створено іншою версією програми.</translation>
    </message>
    <message>
        <source>The file has an entry that is not known: {key}.</source>
        <translation>У файлі є невідомий запис: {key}.</translation>
    </message>
    <message>
        <source>The name must have 1 to {most} letters.</source>
        <translation>Назва має містити від 1 до {most} символів.</translation>
    </message>
    <message>
        <source>The number of players must lie between {fewest} and {most}.</source>
        <translation>Кількість гравців має бути від {fewest} до {most}.</translation>
    </message>
    <message>
        <source>The list of masks is damaged: {key}.</source>
        <translation>Список масок пошкоджено: {key}.</translation>
    </message>
    <message>
        <source>There is no such mask: {mask}.</source>
        <translation>Такої маски немає: {mask}.</translation>
    </message>
    <message>
        <source>A mask is listed too often: {mask}.</source>
        <translation>Маска трапляється забагато разів: {mask}.</translation>
    </message>
    <message>
        <source>The power of the Bear Tamer is not allowed: {error}</source>
        <translation>Приборкувач ведмедів не може мати такої здібності: {error}</translation>
    </message>
</context>
<context>
    <name>SeatEnd</name>
    <message numerus="yes">
        <source>%n coin(s)</source>
        <translation>
            <numerusform>%n монета</numerusform>
            <numerusform>%n монети</numerusform>
            <numerusform>%n монет</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>SeatResult</name>
    <message>
        <source>In the centre</source>
        <translation>У центрі</translation>
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
        <source>a guest</source>
        <translation>гість</translation>
    </message>
    <message>
        <source>Other…</source>
        <translation>Інше…</translation>
    </message>
    <message>
        <source>Name of player {number}</source>
        <translation>Гравець {number}: ім’я</translation>
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
        <source>A bot of your own: file.py:Class, or cmd: and a command that is started.</source>
        <translation>Власний бот: файл.py:Клас або cmd: і команда, яку треба запустити.</translation>
    </message>
</context>
<context>
    <name>SettingsScreen</name>
    <message>
        <source>Settings</source>
        <translation>Налаштування</translation>
    </message>
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
        <source>Night, a bright salon, or black and white.</source>
        <translation>Ніч, світлий салон або чорне з білим.</translation>
    </message>
    <message>
        <source>Text size</source>
        <translation>Розмір тексту</translation>
    </message>
    <message>
        <source>From 80 to 200 per cent.</source>
        <translation>Від 80 до 200 відсотків.</translation>
    </message>
    <message>
        <source>Animation</source>
        <translation>Анімація</translation>
    </message>
    <message>
        <source>How fast cards and coins move.</source>
        <translation>Як швидко рухаються карти й монети.</translation>
    </message>
    <message>
        <source>Reduced motion</source>
        <translation>Менше руху</translation>
    </message>
    <message>
        <source>Show what happened without moving anything.</source>
        <translation>Показувати, що сталося, нічого не рухаючи.</translation>
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
        <source>Settings are kept as you change them.</source>
        <translation>Налаштування зберігаються одразу.</translation>
    </message>
</context>
<context>
    <name>ShortcutsDialog</name>
    <message>
        <source>Go to the next control</source>
        <translation>Перейти до наступного елемента</translation>
    </message>
    <message>
        <source>Go back to the control before</source>
        <translation>Повернутися до попереднього елемента</translation>
    </message>
    <message>
        <source>Press the button that has the focus</source>
        <translation>Натиснути кнопку у фокусі</translation>
    </message>
    <message>
        <source>Move within a list or a group of choices</source>
        <translation>Рухатися в межах списку або групи варіантів</translation>
    </message>
    <message>
        <source>Back</source>
        <translation>Назад</translation>
    </message>
    <message>
        <source>Show these keys</source>
        <translation>Показати ці клавіші</translation>
    </message>
    <message>
        <source>Full screen, and back</source>
        <translation>На весь екран і назад</translation>
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
        <source>Keys</source>
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
        <translation>Маски у грі</translation>
    </message>
    <message>
        <source>What happened</source>
        <translation>Що сталося</translation>
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
        <source>Step {number}: whom or what</source>
        <translation>Крок {number}: кого чи чого стосується</translation>
    </message>
    <message>
        <source>Remove step {number}</source>
        <translation>Прибрати крок {number}</translation>
    </message>
    <message>
        <source>Remove this step</source>
        <translation>Прибрати цей крок</translation>
    </message>
</context>
<context>
    <name>TableScreen</name>
    <message>
        <source>Study the masks as long as you like. Then all of them are turned face down.</source>
        <translation>Роздивляйтеся маски, скільки забажаєте. Потім усі карти ляжуть долілиць.</translation>
    </message>
    <message>
        <source>Turn them face down</source>
        <translation>Перегорнути карти</translation>
    </message>
    <message>
        <source>Take off the masks</source>
        <translation>Зняти маски</translation>
    </message>
    <message>
        <source>{name} can’t go on ({why}). A simple bot takes over.</source>
        <translation>{name} не може грати далі ({why}). Замість цього гравця грає простий бот.</translation>
    </message>
    <message>
        <source>The game could not be saved: {why}</source>
        <translation>Гру не вдалося зберегти: {why}</translation>
    </message>
    <message>
        <source>Turn it face down</source>
        <translation>Закрити карту</translation>
    </message>
    <message>
        <source>A note</source>
        <translation>Нотатка</translation>
    </message>
    <message>
        <source>What do you want to remember?</source>
        <translation>Що хочете запам’ятати?</translation>
    </message>
    <message>
        <source>Choose an answer</source>
        <translation>Обрати відповідь</translation>
    </message>
    <message>
        <source>Move around the table or the answers</source>
        <translation>Переходити по столу або між відповідями</translation>
    </message>
    <message>
        <source>Choose what is focused, or confirm</source>
        <translation>Обрати те, що у фокусі, або підтвердити</translation>
    </message>
    <message>
        <source>Take the last choice back, or leave the table</source>
        <translation>Скасувати останній вибір або вийти з-за стола</translation>
    </message>
    <message>
        <source>Skip to the next question</source>
        <translation>Перейти до наступного запитання</translation>
    </message>
    <message>
        <source>Pin a note to the focused card (with the help Notebook or Coach)</source>
        <translation>Пришпилити нотатку до карти у фокусі (рівень допомоги «Нотатник» або «Наставник»)</translation>
    </message>
    <message>
        <source>Ask the coach</source>
        <translation>Спитати наставника</translation>
    </message>
    <message>
        <source>Bank</source>
        <translation>Банк</translation>
    </message>
    <message>
        <source>Courthouse</source>
        <translation>Поле суду</translation>
    </message>
    <message>
        <source>Graveyard</source>
        <translation>Кладовище</translation>
    </message>
</context>
<context>
    <name>TableToolbar</name>
    <message>
        <source>Leave the table (the game is kept)</source>
        <translation>Вийти з-за стола (гра зберігається)</translation>
    </message>
    <message>
        <source>Skip to the next question (Space)</source>
        <translation>Перейти до наступного запитання (Space)</translation>
    </message>
    <message>
        <source>Rules</source>
        <translation>Правила</translation>
    </message>
    <message>
        <source>Ask the coach (H)</source>
        <translation>Спитати наставника (H)</translation>
    </message>
</context>
<context>
    <name>Terminal</name>
    <message>
        <source>Study the masks; Enter turns them all face down.</source>
        <translation>Роздивляйтеся маски; Enter перегортає всі долілиць.</translation>
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
        <source>A number from 1 to {most}, please.</source>
        <translation>Введіть, будь ласка, число від 1 до {most}.</translation>
    </message>
    <message>
        <source>The same number once more if you mean it.</source>
        <translation>Якщо ви справді цього хочете, введіть те саме число ще раз.</translation>
    </message>
    <message>
        <source>Press Enter.</source>
        <translation>Натисніть Enter.</translation>
    </message>
    <message>
        <source>A simple bot plays on for {name}: {why}.</source>
        <translation>Далі за гравця {name} грає простий бот: {why}.</translation>
    </message>
    <message>
        <source>The game cannot be saved: {why}.</source>
        <translation>Гру не вдається зберегти: {why}.</translation>
    </message>
    <message>
        <source>The game is left unfinished.</source>
        <translation>Гру лишено незакінченою.</translation>
    </message>
    <message>
        <source>Player {number}</source>
        <translation>Гравець {number}</translation>
    </message>
    <message>
        <source>The masks at the end:</source>
        <translation>Маски наприкінці:</translation>
    </message>
</context>
<context>
    <name>Unmasked</name>
    <message numerus="yes">
        <source>%n lie(s) in this game.</source>
        <translation>
            <numerusform>У цій грі збрехали %n раз.</numerusform>
            <numerusform>У цій грі збрехали %n рази.</numerusform>
            <numerusform>У цій грі збрехали %n разів.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Unmasking</name>
    <message>
        <source>Turn {turn}: you announced “{mask}” but wore another mask ({truth}). Nobody contested.</source>
        <translation>Хід {turn}: ви оголошуєте «{mask}», маючи іншу маску ({truth}). Ніхто не заперечує.</translation>
    </message>
    <message>
        <source>Turn {turn}: {name} announced “{mask}” but wore another mask ({truth}). Nobody contested.</source>
        <translation>Хід {turn}: {name} оголошує «{mask}», маючи іншу маску ({truth}). Ніхто не заперечує.</translation>
    </message>
    <message>
        <source>Turn {turn}: you announced “{mask}” but wore another mask ({truth}). Contested by: {names}.</source>
        <translation>Хід {turn}: ви оголошуєте «{mask}», маючи іншу маску ({truth}). Заперечення: {names}.</translation>
    </message>
    <message>
        <source>Turn {turn}: {name} announced “{mask}” but wore another mask ({truth}). Contested by: {names}.</source>
        <translation>Хід {turn}: {name} оголошує «{mask}», маючи іншу маску ({truth}). Заперечення: {names}.</translation>
    </message>
    <message>
        <source>Turn {turn}: you contested “{mask}” but wore another mask ({truth}).</source>
        <translation>Хід {turn}: ви заперечуєте «{mask}», маючи іншу маску ({truth}).</translation>
    </message>
    <message>
        <source>Turn {turn}: {name} contested “{mask}” but wore another mask ({truth}).</source>
        <translation>Хід {turn}: {name} заперечує «{mask}», маючи іншу маску ({truth}).</translation>
    </message>
    <message>
        <source>It brought nothing.</source>
        <translation>Це не принесло нічого.</translation>
    </message>
    <message>
        <source>Nobody lied in this game. Remarkable!</source>
        <translation>У цій грі ніхто не збрехав. Дивовижно!</translation>
    </message>
    <message numerus="yes">
        <source>It brought %n coin(s).</source>
        <translation>
            <numerusform>Це принесло %n монету.</numerusform>
            <numerusform>Це принесло %n монети.</numerusform>
            <numerusform>Це принесло %n монет.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>It cost %n coin(s).</source>
        <translation>
            <numerusform>Це коштувало %n монету.</numerusform>
            <numerusform>Це коштувало %n монети.</numerusform>
            <numerusform>Це коштувало %n монет.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Warnings</name>
    <message>
        <source>The courthouse is empty: this power would bring nothing.</source>
        <translation>Поле суду порожнє: ця здібність нічого не принесе.</translation>
    </message>
    <message>
        <source>You have 10 coins or more: this power would bring nothing.</source>
        <translation>У вас 10 монет або більше: ця здібність нічого не принесе.</translation>
    </message>
    <message>
        <source>No power has been used yet: there is nothing to copy.</source>
        <translation>Ще не застосовано жодної здібності: повторювати нема чого.</translation>
    </message>
    <message>
        <source>The graveyard is empty: this power would do nothing.</source>
        <translation>Кладовище порожнє: ця здібність нічого не дасть.</translation>
    </message>
    <message>
        <source>It is your last coin: if somebody contests and you are wrong, you lose it and the game ends.</source>
        <translation>У вас остання монета: якщо хтось заперечить і ви помиляєтеся, ви її втратите, і гра закінчиться.</translation>
    </message>
    <message>
        <source>It is your last coin: if you are wrong, you lose it and the game ends.</source>
        <translation>У вас остання монета: якщо ви помиляєтеся, ви її втратите, і гра закінчиться.</translation>
    </message>
    <message numerus="yes">
        <source>You have %n coin(s). Below 10 the Cheat does not win.</source>
        <translation>
            <numerusform>У вас %n монета. Коли їх менше ніж 10, Пройдисвіт не перемагає.</numerusform>
            <numerusform>У вас %n монети. Коли їх менше ніж 10, Пройдисвіт не перемагає.</numerusform>
            <numerusform>У вас %n монет. Коли їх менше ніж 10, Пройдисвіт не перемагає.</numerusform>
        </translation>
    </message>
</context>
</TS>

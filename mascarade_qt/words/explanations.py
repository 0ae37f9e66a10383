"""What things are and what they would gain, for players who learn the game at the table."""

from collections.abc import Mapping

from mascarade_qt.engine.cast import Role
from mascarade_qt.engine.table import WINNING_FORTUNE
from mascarade_qt.match.prospects import Prospect, could_win, prospect, threat
from mascarade_qt.words.company import Company
from mascarade_qt.words.context import Context
from mascarade_qt.words.masks import mask_name
from mascarade_qt.words.phrases import joined
from mascarade_qt.words.roles import bot_name, player_kind

Teaching = Context("Teaching")
MOST_NAMED = 5  # of the players who could win
NEAR = 10  # coins; totals from here on are mentioned
FEW = 2  # at most this many are named as the richest

# One line per answer: what it does, and what it risks.
_ANSWERS: Mapping[str, str] = {
    "look": Teaching.mark("See your own card. Risk-free, but it takes your turn."),
    "swap": Teaching.mark("Take your card and another under the table. Only you know whether you swap them."),
    "announce": Teaching.mark(
        "Claim a mask and use its power. If contested, reveal your card; if wrong, pay a coin."
    ),
    "contest": Teaching.mark(
        "Claim the mask yourself and reveal your card. Right: its power is yours. Wrong: pay a coin."
    ),
    "pass": Teaching.mark("Don’t claim the mask. You pay no fine."),
    "pass all": Teaching.mark("Everyone at this screen lets it pass."),
    "really": Teaching.mark("The two cards change places. Only you know."),
    "pretend": Teaching.mark("Both cards return to where they were. Only you know."),
}
_GAINS: Mapping[str, str] = {
    #: What a power would bring now.
    "wins": Teaching.mark("wins the game"),
    "could win": Teaching.mark("may win the game"),
    "ends": Teaching.mark("ends the game"),
    "nothing": Teaching.mark("brings no coins"),
    "unknown": Teaching.mark("depends on a mask"),
}
_THREATS: Mapping[str, str] = {
    "wins": Teaching.mark("{name} would win the game"),
    "may win": Teaching.mark("{name} may win the game"),
}
_RISKS: Mapping[str, str] = {
    #: What contesting may bring, and the fine for those who are wrong.
    "usual": Teaching.mark("{gain}; you risk 1 coin"),
    "last": Teaching.mark("{gain}; you risk your last coin"),
}
#: “+3 coins: you’d have 12 coins”
_TOTAL = Teaching.mark("{gain}: {total}")
_GOAL = Teaching.mark("First to {coins} coins wins")
_RULE = Teaching.mark("If anybody runs out of coins, the richest player wins.")
_HOW = Teaching.mark("Point at anything to see what it is.")
_NEAR: Mapping[str, str] = {
    "you": Teaching.mark("You could win on your next turn!"),
    "other": Teaching.mark("Could win on their next turn: {names}"),
}
_AHEAD: Mapping[str, str] = {
    #: While no one is near the goal: how many coins the richest have, and who they are.
    "few": Teaching.mark("Most coins: {coins} ({names})"),
    #: The same if too many players have as much.
    "many": Teaching.mark("Most coins: {coins}"),
}
_PURSES: Mapping[str, str] = {
    "bank": Teaching.mark("Coins that nobody owns yet. Many powers take from here."),
    "courthouse": Teaching.mark("Fines are paid here. The Judge’s power takes them all."),
    "graveyard": Teaching.mark("Masks that aren’t in play. The Necromancer uses the power of the top one."),
}
_CARDS: Mapping[str, str] = {
    "down": Teaching.mark("A face-down card. Which mask is it by now?"),
    "mine": Teaching.mark("Your card. You may look at it on your turn."),
    "centre": Teaching.mark("This card belongs to nobody. On your turn you can swap your own card with it."),
    "protected": Teaching.mark(
        "A protected card. Only its owner can swap it, with another of their own cards."
    ),
}
_PIN = Teaching.mark("Right-click it or drop a mask on it for a note.")
_SEAT_NEAR = Teaching.mark("Could win on their next turn as: {masks}.")
#: How a bot plays: “Bot: Master, bold.”
_BOT = Teaching.mark("Bot: {kind}.")
_OUT = Teaching.mark("Out of the game.")
#: What an effect that depends on chance brings, on a small card: “up to +4”.
_UP_TO = Teaching.mark("up to {gain}")

#: A mask or another answer, and what it would bring: “King: +2 coins”.
_WITH_GAIN = Teaching.mark("{name}: {gain}")


def answer_line(answer: str) -> str:
    """What an answer does and risks: look, swap, announce, contest, pass, pass all, really, pretend."""
    return Teaching.text(_ANSWERS[answer])


def may_win() -> str:
    """What could win the game."""
    return Teaching.text(_GAINS["could win"])


def fortune_text(coins: int) -> str:
    """What a player would have."""
    if coins >= WINNING_FORTUNE:
        return Teaching.text(_GAINS["wins"])
    return Teaching.tr("you’d have %n coin(s)", "", coins)


def risky(gain: str, fortune: int) -> str:
    """A gain, with the fine for those who are wrong."""
    return Teaching.text(_RISKS["last" if fortune == 1 else "usual"], gain=gain)


def threat_text(company: Company, claimant: int, mask: str, player: int) -> str:
    """What a claim that passes could cost this player; empty if nothing."""
    found = prospect(company, claimant, mask)
    if found.wins:
        how = "wins" if found.least == found.most else "may win"
        return Teaching.text(_THREATS[how], name=company.name(claimant))
    if found.others:
        return end_text(company, found.others)
    lost = threat(company, claimant, mask, player)
    return Teaching.tr("could cost you %n coin(s)", "", lost) if lost else ""


def end_text(company: Company, winners: tuple[int, ...]) -> str:
    """Who would win if the game ended by what is claimed."""
    if company.me in winners:
        return Teaching.text(_GAINS["wins"])
    if len(winners) > 1:
        return Teaching.text(_GAINS["ends"])
    return Teaching.text(_THREATS["wins"], name=company.name(winners[0]))


def gain_text(found: Prospect, fortune: int = 0) -> str:
    """What a power would gain now, in a few words; near the goal, also what `fortune` would become."""
    text = _gain(found)
    total = fortune + found.most
    if found.wins or found.unknown or found.most <= 0 or not NEAR <= total < WINNING_FORTUNE:
        return text
    return Teaching.text(_TOTAL, gain=text, total=fortune_text(total))


def _gain(found: Prospect) -> str:
    if found.wins:
        return Teaching.text(_GAINS["wins" if found.least == found.most else "could win"])
    if found.unknown:
        return Teaching.text(_GAINS["unknown"])
    if found.most == 0:
        return Teaching.text(_GAINS["nothing"])
    if found.most < 0:
        return Teaching.tr("−%n coin(s)", "", -found.most)
    gain = Teaching.tr("+%n coin(s)", "", found.most)
    return gain if found.least == found.most else Teaching.text(_UP_TO, gain=gain)


def with_gain(name: str, gain: str) -> str:
    """An answer with what it would gain."""
    return Teaching.text(_WITH_GAIN, name=name, gain=gain)


def goal() -> str:
    """The goal of the game, in a line."""
    return Teaching.text(_GOAL, coins=WINNING_FORTUNE)


def rule() -> str:
    """How else the game ends."""
    return Teaching.text(_RULE)


def goal_explained() -> str:
    """How else the game ends, and how to learn more."""
    return f"{rule()} {Teaching.text(_HOW)}"


def near_the_goal(company: Company) -> str:
    """Who could win with the next move, judging by the coins; empty if no one could."""
    near = [player for player in range(company.players) if could_win(company, player)]
    if company.me in near and len(near) == 1:
        return Teaching.text(_NEAR["you"])
    if len(near) > MOST_NAMED:
        return Teaching.tr("%n players could win on their next turn", "", len(near))
    return Teaching.text(_NEAR["other"], names=company.names(near)) if near else ""


def ahead(company: Company) -> str:
    """Who is richest, and how rich."""
    most = max(company.coins)
    richest = [company.seats[seat] for seat, coins in enumerate(company.coins) if coins == most]
    names = company.names(sorted(richest))
    return Teaching.text(_AHEAD["few" if len(richest) <= FEW else "many"], coins=most, names=names)


def purse_line(kind: str) -> str:
    """What bank, courthouse and graveyard are."""
    return Teaching.text(_PURSES[kind])


def card_line(company: Company, place: str) -> str:
    """What a face-down card is."""
    owner = company.owner(place)
    if owner is None:
        return Teaching.text(_CARDS["centre"])
    if place.endswith("P"):
        return Teaching.text(_CARDS["protected"])
    return Teaching.text(_CARDS["mine" if owner == company.me else "down"])


def pin_line() -> str:
    """How a note is pinned to a card."""
    return Teaching.text(_PIN)


def seat_lines(company: Company, player: int, role: Role | None) -> str:
    """What is public about a player: how far from the goal, and what kind of player."""
    if player in company.out:
        return Teaching.text(_OUT)
    missing = max(0, WINNING_FORTUNE - company.fortune(player))
    lines = [Teaching.tr("%n coin(s) short of winning.", "", missing)]
    masks = could_win(company, player)
    if masks:
        lines.append(Teaching.text(_SEAT_NEAR, masks=joined([mask_name(mask) for mask in masks])))
    if role is not None and not role.human and role.level:
        lines.append(Teaching.text(_BOT, kind=bot_name(role.level, role.temperament)))
    elif role is not None:
        lines.append(f"{player_kind(role.human)}.")
    return " ".join(lines)

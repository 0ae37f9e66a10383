"""An observation as text: the same facts as in the array, for people and for models that read."""

from mascarade_qt.bots.environment.actions import MASK_NAMES, action_text, numbers
from mascarade_qt.bots.environment.observer import PLACE_INDEX, Observer
from mascarade_qt.engine.questions import Question

LEAST = 0.005  # smaller chances are not mentioned


def words(observer: Observer, question: Question | None) -> str:
    """What the player can know now; and, if asked, every possible action with its number."""
    lines = [*_table(observer), *_turn(observer), "cards, as far as you remember:", *_cards(observer)]
    if question is not None and question.player == observer.player:
        lines.append(f"you are asked: {question.kind}")
        lines += [f"  {number}: {action_text(number)}" for number in numbers(question)]
    return "\n".join(lines)


def _table(observer: Observer) -> list[str]:
    table = observer.table
    lines = [f"you are player {observer.player}, on seat {table.seat_of[observer.player]}"]
    for seat, player in enumerate(table.seats):
        claim = observer.last_claim.get(player)
        said = "" if claim is None else f"; last announced the {claim}"
        fortune = "out of the game" if player in table.out else f"{table.coins[seat]} coins"
        lines.append(f"seat {seat}: player {player}, {fortune}{said}")
    lines.append(f"courthouse: {table.courthouse} coins; bank: {table.bank}")
    lines.append(f"masks in play: {', '.join(observer.setup.masks)}")
    if table.graveyard:
        lines.append(f"graveyard: {', '.join(sorted(table.graveyard))}")
        lines.append(f"its top card is one of: {', '.join(sorted(set(table.next_from_graveyard())))}")
    if table.last_power is not None:
        lines.append(f"the last power used was the {table.last_power}'s")
    return lines


def _turn(observer: Observer) -> list[str]:
    table = observer.table
    opening = ", an opening turn" if table.turn < observer.setup.opening_turns else ""
    lines = [f"turn {table.turn}: player {table.active}'s{opening}"]
    if table.announced is not None:
        lines.append(f"announced: the {table.announced}")
        lines += [
            f"claimed by player {player} with the card at {place}" for player, place in table.claims.items()
        ]
        lines += [f"passed: player {player}" for player in table.passed]
    if table.held[0]:
        lines.append(f"under the table this turn: the cards at {' and '.join(table.held)}")
    if table.power is not None:
        via = "" if table.power.via is None else f", by way of the {table.power.via}"
        lines.append(f"power in use: the {table.power.mask}'s, by player {table.power.player}{via}")
    if table.target is not None:
        lines.append(f"chosen for it: player {table.target}")
    if table.named is not None:
        lines.append(f"named: the {table.named}")
    exposed = sorted(observer.exposed | observer.exposed_before)
    if exposed:
        lines.append(f"revealed this turn or the one before: player {', '.join(map(str, exposed))}")
    return lines


def _cards(observer: Observer) -> list[str]:
    lines = []
    for place in observer.setup.deal:
        row = observer.memory[PLACE_INDEX[place]]
        likely = [number for number in row.argsort(kind="stable")[::-1] if row[number] >= LEAST]
        if likely:
            shares = ", ".join(f"{MASK_NAMES[number]} {row[number]:.0%}" for number in likely)
            lines.append(f"  {place}: {shares}")
    return lines

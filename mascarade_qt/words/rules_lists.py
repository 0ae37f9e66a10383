"""Parts of the rulebook made from data: which masks are in which set, which are men and which women."""

from mascarade_qt.engine.masks import MASKS
from mascarade_qt.engine.scenarios import ready_scenarios
from mascarade_qt.words.linguist import QT_TRANSLATE_NOOP, Context
from mascarade_qt.words.masks import mask_name
from mascarade_qt.words.rulebook_types import Block, Chapter, head, item, para
from mascarade_qt.words.scenarios import scenario_title

Rules = Context("Rules")

SETS = Chapter(
    "sets",
    QT_TRANSLATE_NOOP("Rules", "The masks of each set"),
    (
        para(
            QT_TRANSLATE_NOOP(
                "Rules",
                "Each set lists the masks for its smallest number of players. Every further "
                "player adds the next mask. The four large sets of the expansion start with "
                "eight masks: with six players two of them go in the centre, with seven players "
                "one.",
            )
        ),
    ),
)
_MASKS = QT_TRANSLATE_NOOP("Rules", "Masks: {masks}.")
_JOINS = QT_TRANSLATE_NOOP("Rules", "With {number} players, add: {mask}.")
_MEN = QT_TRANSLATE_NOOP("Rules", "Men’s masks ♂: {masks}.")
_WOMEN = QT_TRANSLATE_NOOP("Rules", "Women’s masks ♀: {masks}.")


def _names(masks: tuple[str, ...]) -> str:
    return ", ".join(mask_name(mask) for mask in masks)


def set_blocks() -> tuple[Block, ...]:
    """Every ready set with its masks, and which of them join at which number of players."""
    blocks: list[Block] = []
    for scenario in ready_scenarios().values():
        base = len(scenario.masks)
        blocks += [
            head(scenario_title(scenario.id)),
            item(Rules.say(_MASKS, masks=_names(scenario.masks))),
        ]
        for number, mask in enumerate(scenario.grow, base + 1):
            if number <= scenario.most:
                blocks.append(item(Rules.say(_JOINS, number=number, mask=mask_name(mask))))
    return tuple(blocks)


def sex_blocks() -> tuple[Block, ...]:
    """All masks, men's and women's."""
    men = tuple(mask for mask, facts in MASKS.items() if facts.sex == "m")
    women = tuple(mask for mask, facts in MASKS.items() if facts.sex == "f")
    return item(Rules.say(_MEN, masks=_names(men))), item(Rules.say(_WOMEN, masks=_names(women)))

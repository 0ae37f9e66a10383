"""Parts of the rulebook made from data: which masks are in which set, which are men and which women."""

from mascarade_qt.engine.masks import MASKS
from mascarade_qt.engine.scenarios import ready_scenarios
from mascarade_qt.words.masks import mask_name
from mascarade_qt.words.rulebook.blocks import HEADING, ITEM, Block, Chapter, Rules
from mascarade_qt.words.scenarios import scenario_title

SETS = Chapter(
    "sets",
    Rules.mark("The masks of each scenario"),
    (
        Rules.para(
            "Each scenario lists the masks for its smallest number of players. Then come the masks to add "
            "for larger tables. The four large scenarios of the expansion start with eight masks: with six "
            "players two of them go in the centre, with seven players one."
        ),
    ),
)
_MASKS = Rules.mark("Masks: {masks}.")
_JOINS = Rules.mark("With {number} players, add: {mask}.")
_MEN = Rules.mark("Men’s masks ♂: {masks}.")
_WOMEN = Rules.mark("Women’s masks ♀: {masks}.")


def _names(masks: tuple[str, ...]) -> str:
    return ", ".join(mask_name(mask) for mask in masks)


def set_blocks() -> tuple[Block, ...]:
    """Every ready set with its masks, and which of them join at which number of players."""
    blocks: list[Block] = []
    for scenario in ready_scenarios().values():
        base = len(scenario.masks)
        blocks += [
            Block(HEADING, scenario_title(scenario.id)),
            Block(ITEM, Rules.text(_MASKS, masks=_names(scenario.masks))),
        ]
        for number, mask in enumerate(scenario.grow, base + 1):
            if number <= scenario.most:
                blocks.append(Block(ITEM, Rules.text(_JOINS, number=number, mask=mask_name(mask))))
    return tuple(blocks)


def sex_blocks() -> tuple[Block, ...]:
    """All masks, men's and women's."""
    men = tuple(mask for mask, facts in MASKS.items() if facts.sex == "m")
    women = tuple(mask for mask, facts in MASKS.items() if facts.sex == "f")
    return Block(ITEM, Rules.text(_MEN, masks=_names(men))), Block(
        ITEM, Rules.text(_WOMEN, masks=_names(women))
    )

"""What a bot makes of the public side of a table."""

from tests.bots.prepared import Watched
from tests.engine.builders import begin


def test_which_step_asks() -> None:
    power = [{"do": "bank", "n": 1}, {"do": "take", "n": 2, "from": "chosen"}, {"do": "fortunes"}]
    table = Watched(begin("bear_tamer king judge thief | cheat empress", bear_tamer=power))
    assert table.bot().mind.world.asking_step["do"] == ""
    table.announce("bear_tamer").all_pass()
    assert table.bot().mind.world.asking_step["do"] == "take"
    table.play(1)
    assert table.bot().mind.world.asking_step["do"] == "fortunes"


def test_coins_that_go_round_in_a_circle_are_nothing_new() -> None:
    table = Watched(begin("witch/king/judge trickster/fool/empress", coins=(6, 8)))
    for circle in range(3):
        table.announce("witch", "0L").all_pass().play(1)
        table.announce("trickster", "1L").all_pass()
        world = table.bot().mind.world
        assert world.coins == [6, 8]
        assert world.stale_turns == 2 * circle + 1
        assert not world.is_new([8, 6])
        assert world.is_new([8, 8])

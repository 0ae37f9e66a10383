"""The rows of the settings screen: a setting, its name, and what it does."""

from collections.abc import Callable, Mapping
from typing import NamedTuple

from mascarade_qt.ui.kit.commands import PAUSE, SOUND, Command
from mascarade_qt.words.choices import reading_name, speed_name, theme_name
from mascarade_qt.words.context import Context

SettingRow = Context("SettingRow")


class OptionRow(NamedTuple):
    """One row; its control depends on the kind of setting. The texts are marked, not yet translated."""

    setting: str
    title: str
    about: str
    choice_name: Callable[[str], str] = str
    less: str = ""  # what the buttons beside a number do
    more: str = ""
    keys: Mapping[str, Command] = {}  # that the texts name
    needs: str = ""  # the switch without which it has no effect
    further: bool = False  # only shown on demand


ROWS = (
    OptionRow("language", SettingRow.mark("Language"), SettingRow.mark("Takes effect at once.")),
    OptionRow(
        "theme",
        SettingRow.mark("Theme"),
        SettingRow.mark("A ball at night, a bright salon, or high contrast."),
        choice_name=theme_name,
    ),
    OptionRow(
        "text_size",
        SettingRow.mark("Text size"),
        SettingRow.mark("From 80 to 200 percent."),
        less=SettingRow.mark("Smaller text"),
        more=SettingRow.mark("Larger text"),
    ),
    OptionRow(
        "speed",
        SettingRow.mark("Pace"),
        SettingRow.mark(
            "How fast the game moves. At the table, + and − change it, too. {pause} pauses, Space skips."
        ),
        choice_name=speed_name,
        keys={"pause": PAUSE},
    ),
    OptionRow(
        "wait_at_reveals",
        SettingRow.mark("Wait for me after a reveal"),
        SettingRow.mark("After cards are revealed, the game waits until you press Space."),
    ),
    OptionRow(
        "wait_each_turn",
        SettingRow.mark("Wait for me after each turn"),
        SettingRow.mark("The game waits until you press Space. Always on while a screen reader is running."),
    ),
    OptionRow(
        "reduced_motion",
        SettingRow.mark("Reduced motion"),
        SettingRow.mark("Show results without animation."),
    ),
    OptionRow(
        "confetti",
        SettingRow.mark("Confetti"),
        SettingRow.mark("When you win, paper falls over the table. Never with reduced motion."),
    ),
    OptionRow(
        "sound",
        SettingRow.mark("Sound"),
        SettingRow.mark("Cards, coins and bells. Press {sound} at the table to mute."),
        keys={"sound": SOUND},
    ),
    OptionRow(
        "volume",
        SettingRow.mark("Volume"),
        SettingRow.mark("From 0 to 100 percent."),
        less=SettingRow.mark("Quieter"),
        more=SettingRow.mark("Louder"),
        needs="sound",
    ),
    OptionRow(
        "reading",
        SettingRow.mark("Reading time"),
        SettingRow.mark("How long each message stays on screen. The pace decides unless you do."),
        choice_name=reading_name,
        further=True,
    ),
)

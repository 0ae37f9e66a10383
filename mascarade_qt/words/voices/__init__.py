"""What the characters say now and then: each has lines of their own."""

from collections.abc import Mapping

from mascarade_qt.words.context import Context
from mascarade_qt.words.voices.bold import BOLD
from mascarade_qt.words.voices.cautious import CAUTIOUS
from mascarade_qt.words.voices.chaotic import CHAOTIC
from mascarade_qt.words.voices.even import EVEN
from mascarade_qt.words.voices.greedy import GREEDY
from mascarade_qt.words.voices.suspicious import SUSPICIOUS

Voice = Context("Voice")

VOICES: Mapping[str, Mapping[str, tuple[str, ...]]] = {
    **CAUTIOUS,
    **BOLD,
    **EVEN,
    **SUSPICIOUS,
    **GREEDY,
    **CHAOTIC,
}
